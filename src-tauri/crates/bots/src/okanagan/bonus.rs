//! Bonus actions that give something for nothing.

use ::okanagan::{Back, Okanagan, Reward, Shape};
use game::{Game, Seat};

/// Whether an action gives something for nothing, whatever else comes of the area: tokens, of which
/// its heap does not run short for that, or a nugget.
fn is_gift(position: &Okanagan, seat: Seat, back: Back) -> bool {
    let icons = |reward: Reward| {
        let number = position.sharing().map(|it| it.area);
        let land = position.lands().find(|&(it, _)| Some(it) == number);
        land.filter(|(_, it)| it.terrain == reward.terrain() as u8)
            .map_or(0, |(_, it)| it.icons[reward.shape() as usize])
    };
    let is_plenty = |reward: Reward, n: u8| position.supply()[reward.index()] >= n + icons(reward);
    match back {
        Back::Gain1Shape { shape } => supplied(position, shape).any(|reward| is_plenty(reward, 1)),
        Back::Gain2Type { terrain, shape } => is_plenty(Reward::new(terrain, shape), 2),
        Back::Nugget => position.nuggets_left() > 0,
        Back::Tribute => {
            let mut others = Seat::all(position.n_seats()).filter(|&other| other != seat);
            others.any(|other| position.tokens_of(other).iter().any(|&n| n > 0))
        }
        Back::PickFirst
        | Back::Goals2
        | Back::Refresh3
        | Back::SwapPlayer
        | Back::SwapSameColour
        | Back::SwapSameShape => false,
    }
}

/// Whether an action that is shown is one of those.
pub(super) fn is_gift_shown(position: &Okanagan, seat: Seat) -> bool {
    position.tops().any(|back| is_gift(position, seat, back))
}

/// The types of a shape that the supply has.
fn supplied(position: &Okanagan, shape: Shape) -> impl Iterator<Item = Reward> + '_ {
    let there = |reward: &Reward| position.supply()[reward.index()] > 0;
    Reward::all().filter(move |reward| reward.shape() == shape).filter(there)
}
