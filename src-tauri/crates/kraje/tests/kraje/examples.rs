//! The worked examples of the rules page (`data/examples.json`): each is played card by card, and the
//! lines of the sheet and their sum are what the engine says.

use game::{Game, Seat, Step, Turn, Viewer};
use kraje::{Action, CardId, Chance, Kraje, Pack, Placement, Setup};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Page {
    pack: Value,
    sums: Vec<Sum>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sum {
    section: String,
    key: String,
    /// The card of the shared condition.
    shared: CardId,
    placed: Vec<Placement>,
    lines: Vec<Value>,
    total: i32,
}

impl Sum {
    /// The game for one in which the cards come as they are needed.
    fn played(&self) -> Kraje {
        let mut game = Kraje::new(&Setup::for_seats(1)).unwrap();
        let mut n = 0;
        while n < self.placed.len() || game.turn() == Turn::Chance {
            let step = if game.turn() == Turn::Chance {
                Step::Chance(self.what_comes(&game, n))
            } else {
                n += 1;
                Step::Act { seat: Seat::FIRST, action: Action::Place(self.placed[n - 1]) }
            };
            game.play(step, &mut ()).unwrap();
        }
        game
    }

    /// What is needed next where it can come, else a card that is not needed at all.
    fn what_comes(&self, game: &Kraje, n_placed: usize) -> Chance {
        let can: Vec<Chance> = game.chance_outcomes().map(|(outcome, _)| outcome).collect();
        let of = |card: CardId| can.iter().copied().find(|outcome| outcome.card() == card);
        let is_needed = |card: CardId| self.placed.iter().any(|it| it.card == card);
        let wanted = match can[0] {
            Chance::Shared { .. } => of(self.shared),
            // The card on top is thrown away, and the one below it is the next that is placed alone.
            Chance::Top { .. } => None,
            Chance::Deal { .. } | Chance::Take { .. } => {
                self.placed.get(n_placed).and_then(|it| of(it.card))
            }
        };
        let any = || can.iter().copied().find(|outcome| !is_needed(outcome.card()));
        wanted.or_else(any).unwrap()
    }
}

#[test]
fn every_sum_is_what_the_engine_says() {
    let page: Page = serde_json::from_str(include_str!("../../data/examples.json")).unwrap();
    let pack = Pack::original().reference();
    assert_eq!(page.pack, json!({ "id": pack.id, "version": pack.version }));
    assert!(!page.sums.is_empty());
    for sum in &page.sums {
        let game = sum.played();
        let view = game.view(Viewer::Everything);
        assert_eq!(view.seats[0].placed, sum.placed, "{}-{}", sum.section, sum.key);
        let sheet = game.score(Viewer::Public);
        let sheet = sheet.of(Seat::FIRST);
        let line = |line: &game::Line<_, _, _>| json!({ "source": line.source(), "points": line.points() });
        let lines: Vec<Value> = sheet.lines().iter().map(line).collect();
        assert_eq!((&lines, sheet.total()), (&sum.lines, sum.total), "{}-{}", sum.section, sum.key);
    }
}
