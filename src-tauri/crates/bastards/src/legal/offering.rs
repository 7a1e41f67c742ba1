//! Makes the [`Offer`] of a seat out of its legal actions, so that the two cannot disagree.

use game::Seat;

use super::strike_price;
use crate::action::Action;
use crate::ids::{Cell, Colour, Planet, Race, Relation};
use crate::mutation::Mutation;
use crate::offer::{
    Birth, MutationOffer, Offer, OfferPrices, PairOffer, Placement, StepOffer, SwapOffer,
    UnloadOffer, Victims,
};
use crate::position::{Bastards, Phase, Resolve, Stage};

impl Bastards {
    /// The offer of a seat; empty when it is not on turn.
    pub(crate) fn offer_of(&self, seat: Seat) -> Offer {
        let mut offer = Offer::default();
        for action in self.actions(seat) {
            self.enter(seat, action, &mut offer);
        }
        offer.cards.dedup();
        if !offer.fly.is_empty()
            && let Some(wings) = self.wings()
        {
            offer.reach = wings.reach();
        }
        offer.prices = self.offer_prices(&offer);
        if offer.two_cards {
            offer.coins_after_two = self.seat(seat).coins - u16::from(offer.prices.second_card);
        }
        offer
    }

    fn enter(&self, seat: Seat, action: Action, offer: &mut Offer) {
        match action {
            Action::Lay { cell, turn } => offer.lay.push(Placement { cell, turn }),
            Action::Name { planet } => offer.name.push(planet),
            Action::Choose { race } => offer.choose.push(race),
            Action::Plan { card, second } => {
                offer.cards.push(card);
                offer.two_cards |= second.is_some();
            }
            Action::Love { planet, race } => {
                offer.love.push(Birth { planet, race, fits: self.fits(planet, race) });
            }
            Action::Shoot { planet, colour } => {
                offer.victims.push(self.victims(Relation::Shooting, planet, colour));
            }
            Action::Eat { planet, colour } => {
                offer.victims.push(self.victims(Relation::Eating, planet, colour));
            }
            Action::Pair { planet, left, right } => {
                offer.pairs.push(PairOffer { planet, left, right });
            }
            Action::Accept | Action::Refuse => offer.answer = true,
            Action::Put { node } => offer.put.push(node),
            Action::Fly { node } => {
                let cost = self.wings().map_or(0, |wings| wings.cost_to(node));
                offer.fly.push(StepOffer { node, cost });
            }
            Action::Load { cell } => offer.load.push(cell),
            Action::Unload { race } => {
                let planet = self.docked(seat);
                let fits = planet.map(|planet| self.fits(planet, race)).unwrap_or_default();
                offer.unload.push(UnloadOffer { race, fits });
            }
            Action::Mutate { planet, colour, from } => {
                let mutation = Mutation::new(self, planet, colour, from);
                let own = colour == Colour::of(seat);
                offer.mutate.push(MutationOffer {
                    planet,
                    colour,
                    from,
                    count: mutation.anchors.count_ones() as u8,
                    changes: mutation.n_changes(self),
                    cost: if own { 0 } else { Self::pack().prices.mutate_other },
                });
            }
            Action::Relay { planet } => offer.relay.push(planet),
            Action::Lift { cell } => offer.lift.push(cell),
            Action::Swap { relation, side, race } => match offer.swap.last_mut() {
                Some(last) if last.relation == relation && last.side == side => {
                    last.races.push(race);
                }
                Some(_) | None => {
                    offer.swap.push(SwapOffer { relation, side, races: vec![race] });
                }
            },
            Action::Flip { relation } => offer.flip.push(relation),
            Action::Lock { relation } => offer.lock.push(relation),
            Action::Done => offer.done = true,
        }
    }

    /// Where a token could lie on a planet now.
    pub(crate) fn fits(&self, planet: Planet, race: Race) -> Vec<Placement> {
        let placements = Self::pack().shape(race).placements(self.ground(planet).free);
        placements.map(|(cell, turn)| Placement { cell, turn }).collect()
    }

    fn victims(&self, relation: Relation, planet: Planet, colour: Colour) -> Victims {
        let [_, race] = self.pair(relation);
        let cells = Cell::of_set(self.ground(planet).creatures(colour, race));
        Victims { relation, planet, colour, cells }
    }

    fn offer_prices(&self, offer: &Offer) -> OfferPrices {
        let prices = Self::pack().prices;
        let mut now = OfferPrices::default();
        if offer.two_cards {
            now.second_card = prices.second_card;
        }
        if let Phase::Resolve(Resolve { at, ref stage, .. }) = self.facts.phase {
            match stage {
                Stage::Love { births: 1.. } => now.love = prices.love,
                Stage::Strike { blows } => {
                    now.strike = strike_price(self.facts.order[at as usize], *blows);
                }
                Stage::Mutate { .. } => now.relay = prices.relay_corpses,
                Stage::Change(change) => {
                    now.flip = prices.flip;
                    now.lock = if change.done { prices.lock } else { 0 };
                }
                Stage::Love { births: 0 } | Stage::Pairs(_) | Stage::Migrate(_) => {}
            }
        }
        now
    }
}
