//! The references that the levels of Podivné kraje are measured by are what they say they are.

use bots::{Beam, BeamWidth, Data, clairvoyant};
use game::{Dealer, Game, Seat, Seen, Step, Turn, rng_from_seed};
use kraje::{Action, CardId, CardSet, Kraje, Placement, Realm, Rotation, Setup, Side, Spot};
use search::{Leash, Player, Stop};

/// Everything there is.
const ALL: usize = 1 << 20;

/// A game for one, its cards placed at random, at the choice with so many placements to come; and
/// what is to be chosen from there and later.
fn late_game(seed: u64, n_to_place: usize) -> (Kraje, Vec<CardSet>) {
    let mut position = Kraje::new(&Setup::for_seats(1)).unwrap();
    let mut rng = rng_from_seed(seed);
    let (mut found, mut hands, mut n_drawn) = (None, Vec::new(), 0);
    loop {
        let step = match position.turn() {
            Turn::Over => return (found.unwrap(), hands),
            Turn::Chance => {
                n_drawn += 1;
                Step::Chance(Dealer::new(seed).draw(&position, n_drawn - 1).unwrap())
            }
            Turn::Seats(_) => {
                if position.n_to_place() == n_to_place {
                    found = Some(position.clone());
                }
                if found.is_some() {
                    hands.push(position.hand(Seat::FIRST));
                }
                let action = position.sample_action(Seat::FIRST, &mut rng).unwrap();
                Step::Act { seat: Seat::FIRST, action }
            }
        };
        position.apply(step, &mut ());
    }
}

/// All that a realm can become by one of these cards.
fn grown<'a>(position: &'a Kraje, realm: &'a Realm, hand: CardSet) -> impl Iterator<Item = Realm> {
    let placements = hand.iter().flat_map(move |card| {
        Side::ALL.into_iter().flat_map(move |side| {
            Rotation::ALL.into_iter().flat_map(move |rotation| {
                let spots = realm.open_spots(rotation);
                spots.map(move |Spot(x, y)| Placement { card, side, rotation, y, x })
            })
        })
    });
    placements.map(|placement| {
        let mut realm = realm.clone();
        realm.place(position.pack(), placement);
        realm
    })
}

/// The best total there is, all ways tried.
fn most(position: &Kraje, realm: &Realm, hands: &[CardSet]) -> i32 {
    let Some((&hand, later)) = hands.split_first() else {
        return realm.total(position.pack(), position.shared());
    };
    let all = grown(position, realm, hand).map(|realm| most(position, &realm, later));
    all.max().unwrap_or_else(|| most(position, realm, later))
}

fn only(card: CardId) -> CardSet {
    let mut set = CardSet::EMPTY;
    set.insert(card);
    set
}

/// From the start of a game with but two choices left of it, everything can be tried.
#[test]
fn a_beam_that_keeps_everything_finds_the_best_there_is() {
    let data = Data::<Kraje>::own();
    for seed in 0..4 {
        let (first, hands) = late_game(seed, 8);
        let hands = &hands[..2];
        let best = most(&first, &Realm::EMPTY, hands);
        let (found, line) = clairvoyant(data.guide(), &first, hands, ALL, &[]);
        assert_eq!(found, best, "seed {seed}");
        let mut realm = Realm::EMPTY;
        for &placement in &line {
            realm.place(first.pack(), placement);
        }
        assert_eq!(realm.total(first.pack(), first.shared()), found, "by the line it tells");
        assert!(line.iter().zip(hands).all(|(it, hand)| hand.contains(it.card)));
    }
}

#[test]
fn a_clairvoyant_is_never_worse_than_the_line_it_is_shown() {
    let data = Data::<Kraje>::own();
    let mut n_better = 0;
    for seed in 0..6 {
        let (first, hands) = late_game(seed, 8);
        let end =
            |width, line: &[Placement]| clairvoyant(data.guide(), &first, &hands, width, line);
        let (wide, line) = end(40, &[]);
        let (narrow, _) = end(1, &[]);
        // What it found without the line it may miss: the line takes the place of that.
        assert!(end(1, &line).0 >= wide, "seed {seed}");
        assert!(end(40, &line).0 >= wide, "seed {seed}");
        n_better += u32::from(wide > narrow);
    }
    assert!(n_better >= 4, "a wider beam finds more in {n_better} of 6 deals only");
}

/// With two cards to place and two unseen, the beam without foresight knows all there is to know:
/// one of the two comes, either as likely.
#[test]
fn the_last_round_is_played_as_well_as_it_can_be() {
    let data = Data::<Kraje>::own();
    let width = BeamWidth { candidates: ALL, futures: 8, each: 1 };
    let beam = Beam::new(data.guide().clone(), width);
    let stop = Stop::new();
    for seed in 20..23 {
        let (position, _) = late_game(seed, 2);
        let unseen = position.deck();
        assert_eq!(unseen.len(), 2);
        let expected = |realm: &Realm| -> i32 {
            unseen.iter().map(|card| most(&position, realm, &[only(card)])).sum()
        };
        let sight = Seen::new(&position, Seat::FIRST);
        let chosen = beam.choose(sight, Leash::new(u32::MAX, &stop), &mut rng_from_seed(1));
        let Some(Action::Place(placement)) = chosen else { panic!("{chosen:?}") };
        let own = position.realm(Seat::FIRST);
        let mut realm = own.clone();
        realm.place(position.pack(), placement);
        let all = grown(&position, own, position.hand(Seat::FIRST));
        let best = all.map(|realm| expected(&realm)).max().unwrap();
        assert_eq!(expected(&realm), best, "seed {seed}");
    }
}
