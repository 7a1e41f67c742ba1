import { type MarkName, markColour, SHAPES } from './marks';

interface MarkProps {
  readonly mark: MarkName;
  readonly size?: number;
}

/** A seat's mark as a small printed stamp. The seat's name is always beside it in words. */
export function Mark({ mark, size = 20 }: MarkProps) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[mark]} fill={markColour(mark)} fill-rule="evenodd" />
    </svg>
  );
}
