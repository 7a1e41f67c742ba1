//! What a step does: the same with and without events, through JSON, in any order where answers
//! are simultaneous, and telling nobody more than it may know.

use game::{Game, Seat, Step, Turn, Viewer};
use rand::Rng;

use crate::Law;
use crate::breach::{Checked, ensure, same};
use crate::scene::{Scene, after, limited_viewers, seat_of, told};

/// One legal step by itself.
pub(crate) fn check_step<G: Game>(position: &G, step: Step<G>) -> Checked {
    let seat = actor(step);
    check_json(step)?;
    let (next, events) = after(position, step);
    let mut without = position.clone();
    without.apply(step, &mut ());
    let what = || format!("{step:?} (one: with events, other: without)");
    same(Law::Sink, seat, what, &next, &without)?;
    let mut played = position.clone();
    let outcome = played.play(step, &mut ());
    ensure(outcome.is_ok(), Law::Play, seat, || format!("{step:?} is legal, but {outcome:?}"))?;
    same(Law::Play, seat, || format!("{step:?} (one: apply, other: play)"), &next, &played)?;
    ensure(next != *position, Law::End, seat, || format!("{step:?} changes nothing"))?;
    check_tell::<G>(&events, position.n_seats())
}

fn check_json<G: Game>(step: Step<G>) -> Checked {
    let json = serde_json::to_string(&step);
    let back = json.as_ref().ok().and_then(|text| serde_json::from_str::<Step<G>>(text).ok());
    ensure(back == Some(step), Law::StepJson, actor(step), || {
        format!("{step:?} is {json:?} in JSON, which reads back as {back:?}")
    })
}

fn check_tell<G: Game>(events: &[G::Event], n_seats: u8) -> Checked {
    for event in events {
        let all = G::tell(event, Viewer::Everything);
        ensure(all.as_ref() == Some(event), Law::Tell, None, || {
            format!("{event:?} told to Everything is {all:?}")
        })?;
        let public = G::tell(event, Viewer::Public);
        for viewer in limited_viewers(n_seats) {
            let seen = G::tell(event, viewer);
            let again = seen.as_ref().and_then(|it| G::tell(it, viewer));
            ensure(again == seen, Law::Tell, seat_of(viewer), || {
                format!("{event:?} told to {viewer:?} is {seen:?}, told again {again:?}")
            })?;
            let onward = seen.as_ref().and_then(|it| G::tell(it, Viewer::Public));
            ensure(onward == public, Law::Tell, seat_of(viewer), || {
                format!("{event:?} told to the public is {public:?}, by way of the seat {onward:?}")
            })?;
        }
    }
    Ok(())
}

/// Two steps that might both be taken here: whoever cannot tell the positions after them apart is
/// told the same.
pub(crate) fn check_told_apart<G: Game>(position: &G, one: Step<G>, other: Step<G>) -> Checked {
    let (after_one, events_one) = after(position, one);
    let (after_other, events_other) = after(position, other);
    if after_one == after_other {
        return Ok(());
    }
    for viewer in limited_viewers(position.n_seats()) {
        if seat_of(viewer).is_some() && seat_of(viewer) == actor(one) {
            continue;
        }
        let told = (told::<G>(&events_one, viewer), told::<G>(&events_other, viewer));
        // Views cost more than events, so they are asked only where the events differ.
        if told.0 == told.1 {
            continue;
        }
        let is_alike = after_one.view(viewer) == after_other.view(viewer)
            && after_one.score(viewer) == after_other.score(viewer);
        if !is_alike && viewer == Viewer::Public {
            // What differs for the public differs for everybody.
            return Ok(());
        }
        if is_alike {
            let what = || {
                format!("{viewer:?} sees no difference between {one:?} and {other:?}, but is told")
            };
            same(Law::EventSecret, seat_of(viewer), what, &told.0, &told.1)?;
        }
    }
    Ok(())
}

/// Simultaneous answers: any order, and secret until the last.
pub(crate) fn check_answers<G: Game>(scene: &Scene<'_, G>, rng: &mut impl Rng) -> Checked {
    let Turn::Seats(seats) = scene.turn else { return Ok(()) };
    for seat in seats.iter().filter(|_| seats.len() > 1) {
        let Some(one) = scene.draw_action(seat, rng) else { continue };
        let Some(other) = scene.draw_action(seat, rng) else { continue };
        check_answer_secret(scene.position, seat, one, other)?;
        let next = after(scene.position, Step::Act { seat, action: one }).0;
        for waiting in seats.without(seat).iter() {
            let listed: Vec<_> = next.legal_actions(waiting).collect();
            let what = || format!("after seat {seat}'s {one:?} (one: before, other: after)");
            same(Law::AnswerOrder, waiting, what, &scene.actions(waiting).to_vec(), &listed)?;
            let Some(answer) = scene.draw_action(waiting, rng) else { continue };
            let (mine, theirs) =
                (Step::Act { seat, action: one }, Step::Act { seat: waiting, action: answer });
            let mine_first = after(&next, theirs).0;
            let mine_last = after(&after(scene.position, theirs).0, mine).0;
            let what = || format!("{mine:?} and {theirs:?} (one: in this order)");
            same(Law::AnswerOrder, seat, what, &mine_first, &mine_last)?;
        }
    }
    Ok(())
}

fn check_answer_secret<G: Game>(
    position: &G,
    seat: Seat,
    one: G::Action,
    other: G::Action,
) -> Checked {
    let (after_one, events_one) = after(position, Step::Act { seat, action: one });
    let (after_other, events_other) = after(position, Step::Act { seat, action: other });
    // That a seat is done may be seen; what it chose may not.
    if after_one.turn() != after_other.turn() {
        return Ok(());
    }
    for viewer in limited_viewers(position.n_seats()).filter(|&it| it != Viewer::Seat(seat)) {
        let who = seat_of(viewer);
        let what = || format!("seat {seat} answered {one:?} or {other:?}; {viewer:?}");
        let views = (after_one.view(viewer), after_other.view(viewer));
        same(Law::AnswerSecret, who, || what() + " sees", &views.0, &views.1)?;
        let sheets = (after_one.score(viewer), after_other.score(viewer));
        same(Law::AnswerSecret, who, || what() + "'s sheet", &sheets.0, &sheets.1)?;
        let told = (told::<G>(&events_one, viewer), told::<G>(&events_other, viewer));
        same(Law::EventSecret, who, || what() + " is told", &told.0, &told.1)?;
    }
    Ok(())
}

/// Whose decision a step is.
pub(crate) fn actor<G: Game>(step: Step<G>) -> Option<Seat> {
    match step {
        Step::Act { seat, .. } => Some(seat),
        Step::Chance(_) => None,
    }
}
