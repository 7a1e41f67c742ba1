//! What the hunting trap and the canoe do at once.

use game::{SeatSet, Sink};

use crate::bits::ones;
use crate::event::Event;
use crate::pack::AnimalSet;
use crate::position::Hunters;
use crate::tally::{FIRES, Part};
use crate::worth::{Source, Worth};
use crate::zone::Animal;

impl Hunters {
    /// `HG-HUNTING-TRAP`: the animals around the trap, less the deer that tigers eat first.
    pub(super) fn spring_trap(&mut self, trap: u16, events: &mut impl Sink<Event>) {
        let pack = self.pack;
        let (meadow, near) = self.animals_around(trap);
        let live = !(self.facts.scored | self.facts.eaten);
        let deer = meadow & live & pack.all(Animal::Deer);
        let has_fire = self.board.areas.land_of(trap).get(FIRES) > 0;
        let tigers = meadow & near & pack.all(Animal::Tiger) & !self.facts.fed;
        // Ruling: of the deer outside the range, those go first that no pit trap doubles.
        let doubled = self.pit_range_in(trap);
        let mut eaten: AnimalSet = 0;
        for tiger in ones(if has_fire { 0 } else { tigers }) {
            let left = deer & !eaten;
            let prey = [left & !near & !doubled, left & !near, left];
            let Some(prey) = prey.into_iter().find(|&prey| prey != 0) else { break };
            let prey = prey.trailing_zeros() as usize;
            eaten |= 1 << prey;
            self.facts.fed |= 1 << tiger;
            let [tiger, deer] = [tiger, prey].map(|animal| pack.animals[animal].at);
            events.put(|| Event::Ate { tiger, deer });
        }
        self.facts.eaten |= eaten;
        let scored = meadow & near & live & !eaten & !pack.all(Animal::Tiger);
        self.facts.scored |= scored;
        let gone = |animal| ((scored | eaten) & pack.all(animal)).count_ones();
        let tally = self.board.areas.land_of_mut(trap);
        *tally = tally.minus(Part::of(Animal::Tiger), eaten.count_ones());
        for animal in [Animal::Deer, Animal::Aurochs, Animal::Mammoth] {
            *tally = tally.minus(Part::of(animal), gone(animal));
        }
        self.score_power(Source::HuntingTrap, &self.trap_worth(), events);
    }

    /// `HG-CANOE`: the lakes of the system it has joined.
    pub(super) fn launch_canoe(&mut self, river: u16, events: &mut impl Sink<Event>) {
        let water = self.pack.zones[river as usize].water;
        self.facts.canoe_lakes = self.lakes_of(water);
        self.score_power(Source::Canoe, &self.canoe_worth(), events);
    }

    /// The points of a power go to whoever has placed it.
    fn score_power(&mut self, source: Source, worth: &Worth, events: &mut impl Sink<Event>) {
        let placer = SeatSet::only(self.facts.seat);
        self.award(placer, worth.points());
        events.put(|| self.scored(source, worth, placer));
    }
}
