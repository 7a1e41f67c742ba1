//! Sheets, totals and places.

use game::{Game, MAX_SEATS, Sheet, Turn, Viewer};

use crate::Law;
use crate::breach::{Breach, Checked, ensure, same};
use crate::scene::{Scene, limited_viewers, seat_of};

/// Totals agree with sheets; places come at the end and not before. Cheap enough for imagined
/// positions.
pub(crate) fn check_totals<G: Game>(scene: &Scene<'_, G>) -> Checked {
    let position = scene.position;
    let totals = position.totals();
    let what = || "one: totals(), other: the sheet of everything".to_owned();
    same(Law::Totals, None, what, &totals, &totals_of(position, Viewer::Everything)?)?;
    let is_over = scene.turn == Turn::Over;
    let places = position.places();
    ensure(places.is_some() == is_over, Law::Places, None, || {
        format!("turn() is {:?}, but places() is {places:?}", scene.turn)
    })?;
    let Some(places) = places else { return Ok(()) };
    let places = places.as_slice();
    let n_seats = position.n_seats() as usize;
    ensure(places.len() == n_seats, Law::Places, None, || {
        format!("{} places for {n_seats} seats", places.len())
    })?;
    for (i, &place) in places.iter().enumerate() {
        let n_before = places.iter().filter(|&&other| other < place).count();
        ensure(usize::from(place) == n_before + 1, Law::Places, None, || {
            format!("not a ranking: {places:?}")
        })?;
        let is_misplaced = (0..n_seats).any(|j| totals[i] > totals[j] && place >= places[j]);
        ensure(!is_misplaced, Law::Places, None, || {
            format!("places {places:?} do not follow the totals {:?}", &totals[..n_seats])
        })?;
    }
    Ok(())
}

/// Every viewer's sheet is whole, and true at the end.
pub(crate) fn check_sheets<G: Game>(scene: &Scene<'_, G>) -> Checked {
    for viewer in limited_viewers(scene.position.n_seats()) {
        let seen = totals_of(scene.position, viewer)?;
        if scene.turn == Turn::Over {
            let what = || format!("one: totals(), other: the sheet of {viewer:?}");
            same(Law::FinalSheet, seat_of(viewer), what, &scene.position.totals(), &seen)?;
        }
    }
    Ok(())
}

fn totals_of<G: Game>(position: &G, viewer: Viewer) -> Result<[i32; MAX_SEATS], Breach> {
    let sheet: Sheet<G> = position.score(viewer);
    let n_seats = position.n_seats() as usize;
    ensure(sheet.seats().len() == n_seats, Law::Totals, seat_of(viewer), || {
        format!("the sheet of {viewer:?} has {} seats of {n_seats}", sheet.seats().len())
    })?;
    let mut totals = [0; MAX_SEATS];
    for (total, seat) in totals.iter_mut().zip(sheet.seats()) {
        *total = seat.total();
    }
    Ok(totals)
}
