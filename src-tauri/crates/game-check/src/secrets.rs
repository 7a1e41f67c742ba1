//! What a seat cannot know changes nothing it can see: the real position beside imagined ones.

use game::{Game, Seat, Step, Viewer, rng_from_seed};
use rand::Rng;

use crate::Law;
use crate::breach::{Breach, Checked, ensure, same};
use crate::scene::{Look, Looks, Scene, after, draw, told};
use crate::turns::Pool;

/// How many of a seat's actions are compared at each position, beside the one that is played.
const COMPARED: usize = 1;

/// How many more positions are imagined to tell two possible faults apart.
const ASKED_AGAIN: usize = 16;

/// A position that a seat imagined.
pub(crate) struct Imagined<'a, G> {
    pub(crate) position: &'a G,
    /// Of the generator it was imagined with.
    pub(crate) seed: u64,
    pub(crate) seat: Seat,
    /// How many steps the real game has taken.
    pub(crate) n_steps: usize,
}

/// Compares all that a seat and the public may know of the real position with what they would know
/// of an imagined one.
pub(crate) fn check_seat<G: Game>(
    scene: &Scene<'_, G>,
    looks: &Looks<'_, G>,
    Imagined { position: imagined, seed, seat, n_steps }: Imagined<'_, G>,
    pool: &Pool<G>,
    played: Option<G::Action>,
    rng: &mut impl Rng,
) -> Checked {
    let real = scene.position;
    let again = imagined.imagine(seat, &mut rng_from_seed(seed));
    let what = || {
        "the same generator gave two positions (one: from the real, other: from an imagined one)"
            .to_owned()
    };
    same(Law::ImagineSecret, seat, what, imagined, &again)?;
    if real != imagined {
        // One seat's imagination a time is enough for the public.
        let n_seats = usize::from(real.n_seats());
        let public = (n_steps % n_seats == seat.index()).then(|| (Viewer::Public, looks.public()));
        let looked = std::iter::once((Viewer::Seat(seat), looks.seat(seat))).chain(public);
        for (viewer, look) in looked {
            let other = Look::of(imagined, viewer);
            let what = || format!("what {viewer:?} sees (one: real, other: imagined)");
            same(Law::ViewSecret, seat, what, look.view(), other.view())?;
            let what = || format!("the sheet of {viewer:?} (one: real, other: imagined)");
            same(Law::ScoreSecret, seat, what, &look.sheet, &other.sheet)?;
        }
        check_choice(scene, imagined, seat, pool, rng)?;
        let is_told_apart = *looks.everything() != imagined.view(Viewer::Everything);
        ensure(is_told_apart, Law::Everything, seat, || {
            format!("a real and an imagined position have one view:\n{real:?}\n{imagined:?}")
        })?;
    }
    if scene.turn.has(seat) {
        let mut compared: [Option<G::Action>; 1 + COMPARED] = [played; 1 + COMPARED];
        compared[1..].fill_with(|| draw(scene.actions(seat), rng));
        for action in compared.into_iter().flatten() {
            check_action(real, imagined, seat, action, rng)?;
        }
    }
    Ok(())
}

/// Everything a choice of `seat` hangs on.
fn check_choice<G: Game>(
    scene: &Scene<'_, G>,
    imagined: &G,
    seat: Seat,
    pool: &Pool<G>,
    rng: &mut impl Rng,
) -> Checked {
    let (law, real) = (Law::ChoiceSecret, scene.position);
    let what = |it: &'static str| move || format!("{it} (one: real, other: imagined)");
    same(law, seat, what("turn"), &scene.turn, &imagined.turn())?;
    let listed = imagined.legal_actions(seat).collect();
    same(law, seat, what("legal actions"), &scene.actions(seat).to_vec(), &listed)?;
    same(law, seat, what("offer"), &real.offer(seat), &imagined.offer(seat))?;
    same(law, seat, what("places"), &real.places(), &imagined.places())?;
    let constants = |it: &G| (it.n_seats(), it.has_secrets());
    same(law, seat, what("n_seats, has_secrets"), &constants(real), &constants(imagined))?;
    if let Some(action) = draw(&pool.actions, rng) {
        let what = || format!("why {action:?} is refused (one: real, other: imagined)");
        let refusals = (real.refusal(seat, action), imagined.refusal(seat, action));
        same(law, seat, what, &refusals.0, &refusals.1)?;
    }
    Ok(())
}

/// Whether a seat sees what the imagining one does not.
pub(crate) fn is_anything_hidden<G: Game>(
    scene: &Scene<'_, G>,
    looks: &Looks<'_, G>,
    imagined: &G,
    seat: Seat,
) -> Result<bool, Breach> {
    let real = scene.position;
    if real == imagined {
        return Ok(false);
    }
    let sees = |it: Seat| *looks.seat(it).view() != imagined.view(Viewer::Seat(it));
    let different = scene.seats().find(|&it| sees(it));
    if let Some(other) = different {
        ensure(real.has_secrets() && real.hides(), Law::HasSecrets, seat, || {
            format!("nothing is hidden, but seat {other} sees what seat {seat} does not")
        })?;
    }
    Ok(different.is_some())
}

/// One action of `seat` in the real and in the imagined position.
fn check_action<G: Game>(
    real: &G,
    imagined: &G,
    seat: Seat,
    action: G::Action,
    rng: &mut impl Rng,
) -> Checked {
    let reveals = real.reveals(seat, action);
    ensure(reveals == imagined.reveals(seat, action), Law::ChoiceSecret, seat, || {
        format!("reveals({action:?}) is {reveals}, and the opposite in an imagined position")
    })?;
    let foresee = |position: &G| {
        let mut events = Vec::new();
        let next = position.foresee(seat, action, &mut events);
        Outcome { next, told: told::<G>(&events, Viewer::Seat(seat)) }
    };
    let foreseen = foresee(real);
    let what = || format!("foresee({action:?}) (one: real, other: imagined)");
    same_outcome(Law::ForeseeSecret, seat, what, &foreseen, &foresee(imagined))?;
    if reveals {
        return Ok(());
    }
    let apply = |position: &G| {
        let (next, events) = after(position, Step::Act { seat, action });
        Outcome { next, told: told::<G>(&events, Viewer::Seat(seat)) }
    };
    let (known, other) = (apply(real), apply(imagined));
    let what = || format!("after {action:?}, which does not reveal (one: real, other: imagined)");
    same_look(Law::Reveals, seat, what, &known.next, &other.next)?;
    same(Law::EventSecret, seat, what, &known.told, &other.told)?;
    let what_foreseen = || format!("{action:?} (one: foresee, other: apply)");
    let is_foreseen = same_outcome(Law::Foresee, seat, what_foreseen, &foreseen, &known);
    if is_foreseen.is_err() {
        // Either foresee errs, or the action does reveal and by luck came out alike above.
        for _ in 0..ASKED_AGAIN {
            let other = apply(&real.imagine(seat, rng));
            same_outcome(Law::Reveals, seat, what, &known, &other)?;
        }
    }
    is_foreseen
}

/// What an action leads to, with what its seat is told.
struct Outcome<G: Game> {
    next: G,
    told: Vec<G::Event>,
}

fn same_outcome<G: Game>(
    law: Law,
    seat: Seat,
    what: impl Fn() -> String,
    one: &Outcome<G>,
    other: &Outcome<G>,
) -> Checked {
    same_look(law, seat, &what, &one.next, &other.next)?;
    same(law, seat, what, &one.told, &other.told)
}

/// Ok when `seat` sees the same of both. Equal positions need no look.
fn same_look<G: Game>(
    law: Law,
    seat: Seat,
    what: impl Fn() -> String,
    one: &G,
    other: &G,
) -> Checked {
    if one == other {
        return Ok(());
    }
    let viewer = Viewer::Seat(seat);
    let (one, other) = (Look::of(one, viewer), Look::of(other, viewer));
    same(law, seat, &what, one.view(), other.view())?;
    same(law, seat, what, &one.sheet, &other.sheet)
}
