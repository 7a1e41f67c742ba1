//! Sheets, totals and places.

use game::{Game, MAX_SEATS, ScoreSheet, Seat, Turn, Viewer};

use crate::Law;
use crate::breach::{Breach, Checked, ensure, same};
use crate::scene::{Looks, Scene};

/// Totals agree with sheets; places come at the end and not before. Cheap enough for imagined
/// positions.
pub(crate) fn check_totals<G: Game>(scene: &Scene<'_, G>) -> Checked {
    let position = scene.position;
    let totals = position.totals();
    let whole = totals_of(&position.score(Viewer::Everything), position.n_seats(), None)?;
    let what = || "one: totals(), other: the sheet of everything".to_owned();
    same(Law::Totals, None, what, &totals, &whole)?;
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
pub(crate) fn check_sheets<G: Game>(scene: &Scene<'_, G>, looks: &Looks<'_, G>) -> Checked {
    for (seat, look) in looks.limited() {
        let seen = totals_of(&look.sheet, scene.position.n_seats(), seat)?;
        if scene.turn == Turn::Over {
            let what =
                || "one: totals(), other: the sheet of this seat, or the public's".to_owned();
            same(Law::FinalSheet, seat, what, &scene.position.totals(), &seen)?;
        }
    }
    Ok(())
}

fn totals_of<S, U, F>(
    sheet: &ScoreSheet<S, U, F>,
    n_seats: u8,
    seat: Option<Seat>,
) -> Result<[i32; MAX_SEATS], Breach> {
    ensure(sheet.seats().len() == usize::from(n_seats), Law::Totals, seat, || {
        format!("the sheet has {} seats of {n_seats}", sheet.seats().len())
    })?;
    let mut totals = [0; MAX_SEATS];
    for (total, seat) in totals.iter_mut().zip(sheet.seats()) {
        *total = seat.total();
    }
    Ok(totals)
}
