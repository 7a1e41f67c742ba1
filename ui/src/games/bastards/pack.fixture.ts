// What the tests need of the pack `crates/bastards/data/bastards.json`.

const pack: {
  readonly setup: { readonly planets: Readonly<Record<number, number>> };
  readonly planets: readonly { readonly id: string }[];
  readonly scenarios: readonly { readonly order: readonly string[] }[];
} = {
  setup: { planets: { '2': 5, '3': 7, '4': 8, '5': 8 } },
  planets: [
    { id: 'p1' },
    { id: 'p2' },
    { id: 'p3' },
    { id: 'p4' },
    { id: 'p5' },
    { id: 'p6' },
    { id: 'p7' },
    { id: 'p8' },
    { id: 'p9' },
    { id: 'p10' },
  ],
  scenarios: [
    {
      order: [
        'love',
        'shooting',
        'eating',
        'trade',
        'diplomacy',
        'migration',
        'mutation',
        'change',
      ],
    },
    {
      order: [
        'mutation',
        'love',
        'shooting',
        'eating',
        'trade',
        'diplomacy',
        'migration',
        'change',
      ],
    },
    {
      order: [
        'migration',
        'love',
        'shooting',
        'eating',
        'trade',
        'diplomacy',
        'mutation',
        'change',
      ],
    },
    {
      order: [
        'change',
        'love',
        'shooting',
        'eating',
        'trade',
        'diplomacy',
        'migration',
        'mutation',
      ],
    },
  ],
};

export default pack;
