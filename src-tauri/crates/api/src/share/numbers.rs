//! A row of choices as one number: each is a digit of a number system of its own, so that a choice
//! of six costs log2(6) bits and not three.

use table::Choice;

/// The choices as one number, its lowest byte first and without zeros at the end.
pub(crate) fn to_number(choices: &[Choice]) -> Vec<u8> {
    let mut number: Vec<u8> = Vec::new();
    for choice in choices.iter().rev() {
        let mut carry = u64::from(choice.index);
        for byte in &mut number {
            carry += u64::from(*byte) * u64::from(choice.of);
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            number.push(carry as u8);
            carry >>= 8;
        }
    }
    number
}

/// Takes a number apart again, choice by choice.
pub(crate) struct Digits(Vec<u8>);

impl Digits {
    /// The digits of a number, its lowest byte first.
    pub(crate) fn of(number: &[u8]) -> Self {
        Self(number.to_vec())
    }

    /// The next choice of so many.
    pub(crate) fn next(&mut self, of: u32) -> u32 {
        let of = u64::from(of);
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / of) as u8;
            rest %= of;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// Whether nothing is left.
    pub(crate) fn is_over(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn choices() -> impl Strategy<Value = Vec<Choice>> {
        let choice = (2..5000_u32).prop_flat_map(|of| (0..of, Just(of)));
        let choice = choice.prop_map(|(index, of)| Choice { index, of });
        prop::collection::vec(choice, 0..300)
    }

    proptest! {
        #[test]
        fn choices_read_back_and_leave_nothing(choices in choices()) {
            let mut digits = Digits::of(&to_number(&choices));
            for choice in &choices {
                prop_assert_eq!(digits.next(choice.of), choice.index);
            }
            prop_assert!(digits.is_over());
        }
    }

    #[test]
    fn a_choice_costs_its_bits_and_no_more() {
        let choices = vec![Choice { index: 5, of: 6 }; 100];
        assert_eq!(to_number(&choices).len(), 33, "100 × log2(6) / 8 = 32.3");
    }
}
