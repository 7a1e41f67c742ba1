//! Who may do what: turn, legal actions, chance outcomes and the other ways to ask for them.

use game::{Game, Refusal, Seat, Step, Turn};
use rand::Rng;

use crate::Law;
use crate::breach::{Checked, ensure, same};
use crate::fairness::Fairness;
use crate::scene::{Scene, draw, every_seat};

/// How many of the game's actions, legal now or not, are tried at each position.
const TRIED: usize = 12;

/// Turn, actions and outcomes agree and are in order. Cheap: also for imagined positions.
pub(crate) fn check_turn<G: Game>(scene: &Scene<'_, G>) -> Checked {
    if let Turn::Seats(seats) = scene.turn {
        let n_seats = scene.position.n_seats();
        ensure(!seats.is_empty(), Law::Turn, None, || "Turn::Seats without a seat".to_owned())?;
        for seat in seats.iter() {
            ensure(seat.index() < n_seats as usize, Law::Turn, seat, || {
                "on turn, but there is no such seat".to_owned()
            })?;
        }
    }
    for seat in every_seat() {
        let actions = scene.actions(seat);
        let is_on_turn = scene.turn.has(seat);
        ensure(is_on_turn != actions.is_empty(), Law::Turn, seat, || {
            format!("turn() is {:?}, but the legal actions are {actions:?}", scene.turn)
        })?;
        let unordered = actions.windows(2).find(|pair| pair[0] >= pair[1]);
        ensure(unordered.is_none(), Law::ActionOrder, seat, || {
            format!("not ascending: {:?}", unordered.unwrap_or_default())
        })?;
    }
    let outcomes = &scene.outcomes;
    let is_chance = scene.turn == Turn::Chance;
    ensure(is_chance != outcomes.is_empty(), Law::Turn, None, || {
        format!("turn() is {:?}, but the chance outcomes are {outcomes:?}", scene.turn)
    })?;
    let unordered = outcomes.windows(2).find(|pair| pair[0].0 >= pair[1].0);
    ensure(unordered.is_none(), Law::ChanceOrder, None, || {
        format!("not ascending: {:?}", unordered.unwrap_or_default())
    })?;
    ensure(outcomes.iter().all(|&(_, weight)| weight > 0), Law::ChanceOrder, None, || {
        format!("a weight is 0: {outcomes:?}")
    })
}

/// A step leads to the same round or to the next one.
pub(crate) fn check_round<G: Game>(before: &G, after: &G) -> Checked {
    let (last, now) = (before.round(), after.round());
    let is_next =
        matches!((last, now), (Some(last), Some(now)) if last.checked_add(1) == Some(now));
    ensure(last == now || is_next, Law::Round, None, || format!("{now:?} follows {last:?}"))
}

/// Offers, refusals, samples and `play` agree with the legal actions. `pool` holds actions and
/// outcomes of this game, legal at some time or other.
pub(crate) fn check_doors<G: Game>(
    scene: &Scene<'_, G>,
    pool: &Pool<G>,
    fairness: &mut Fairness,
    rng: &mut impl Rng,
) -> Checked {
    let position = scene.position;
    for seat in scene.seats() {
        let offered = G::offered(&position.offer(seat));
        let what = || "one: offered, other: legal".to_owned();
        same(Law::Offer, seat, what, &offered, &scene.actions(seat).to_vec())?;
        let sample = position.sample_action(seat, rng);
        check_sample(sample.as_ref(), scene.actions(seat), seat)?;
        if let Some(drawn) = sample.and_then(|it| scene.actions(seat).binary_search(&it).ok()) {
            fairness.saw_action(drawn, scene.actions(seat).len());
        }
    }
    let listed: Vec<_> = scene.outcomes.iter().map(|&(outcome, _)| outcome).collect();
    let sample = position.sample_chance(rng);
    check_sample(sample.as_ref(), &listed, None)?;
    if let Some(drawn) = sample.and_then(|it| listed.binary_search(&it).ok()) {
        fairness.saw_outcome(drawn, scene.outcomes.iter().map(|&(_, weight)| weight));
    }
    check_refusals(scene, pool, rng)?;
    if let Some(outcome) = draw(&pool.outcomes, rng)
        && !listed.contains(&outcome)
    {
        check_refused(position, Step::Chance(outcome), None)?;
    }
    Ok(())
}

fn check_sample<T: PartialEq + std::fmt::Debug>(
    sample: Option<&T>,
    listed: &[T],
    seat: impl Into<Option<Seat>>,
) -> Checked {
    let is_right = sample.map_or(listed.is_empty(), |it| listed.contains(it));
    ensure(is_right, Law::Sample, seat, || format!("sampled {sample:?} out of {listed:?}"))
}

/// Actions and outcomes of one game, to try when they are not legal.
pub(crate) struct Pool<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    pub(crate) outcomes: Vec<G::Chance>,
}

fn check_refusals<G: Game>(scene: &Scene<'_, G>, pool: &Pool<G>, rng: &mut impl Rng) -> Checked {
    let position = scene.position;
    for seat in scene.seats() {
        for &action in scene.actions(seat) {
            let refusal = position.refusal(seat, action);
            ensure(refusal.is_none(), Law::Refusal, seat, || {
                format!("{action:?} is a legal action, but is refused: {refusal:?}")
            })?;
        }
    }
    let mut refused = None;
    for _ in 0..TRIED.min(pool.actions.len()) {
        let Some(action) = draw(&pool.actions, rng) else { break };
        for seat in every_seat() {
            if scene.actions(seat).binary_search(&action).is_ok() {
                continue;
            }
            let refusal = position.refusal(seat, action);
            let is_fitting = match scene.turn {
                Turn::Over => matches!(refusal, Some(Refusal::Over | Refusal::NotYourTurn)),
                Turn::Chance => {
                    matches!(refusal, Some(Refusal::ChanceFirst | Refusal::NotYourTurn))
                }
                Turn::Seats(seats) if seats.contains(seat) => {
                    matches!(refusal, Some(Refusal::Rule(_)))
                }
                Turn::Seats(_) => refusal == Some(Refusal::NotYourTurn),
            };
            ensure(is_fitting, Law::Refusal, seat, || {
                let turn = scene.turn;
                format!("{action:?} is not a legal action with {turn:?}; refusal: {refusal:?}")
            })?;
            refused = Some(Step::Act { seat, action });
        }
    }
    refused.map_or(Ok(()), |step| {
        let seat = match step {
            Step::Act { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        };
        check_refused(position, step, seat)
    })
}

/// `play` refuses this step and leaves everything as it was.
fn check_refused<G: Game>(position: &G, step: Step<G>, seat: Option<Seat>) -> Checked {
    let mut tried = position.clone();
    let mut events = Vec::new();
    let outcome = tried.play(step, &mut events);
    ensure(outcome.is_err(), Law::Play, seat, || format!("{step:?} is not legal, but was taken"))?;
    ensure(events.is_empty(), Law::Play, seat, || format!("{step:?} was refused, yet {events:?}"))?;
    let what = || format!("{step:?} was refused, but changed the position (one: before)");
    same(Law::Play, seat, what, position, &tried)
}
