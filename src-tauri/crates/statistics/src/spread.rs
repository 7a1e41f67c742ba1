//! [`Spread`]: how numbers are spread, and their histogram.

use serde::Serialize;

/// The most bars of a histogram: as many as can be told apart on a phone.
const MOST_BINS: i64 = 12;

/// How some numbers are spread.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
pub struct Spread {
    /// The greatest.
    pub best: i32,
    /// The least.
    pub worst: i32,
    /// The mean.
    pub mean: f64,
    /// The middle one, or the mean of the two in the middle.
    pub median: f64,
    /// The standard deviation of the sample; absent for a single number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    /// The histogram, without a gap from the least to the greatest.
    pub bins: Vec<Bin>,
}

/// A bar of a histogram.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Bin {
    /// The least number that belongs to it.
    pub from: i32,
    /// The greatest.
    pub to: i32,
    /// How many there are.
    pub count: u32,
}

impl Spread {
    /// The spread of these numbers; nothing when there are none.
    pub fn of(numbers: impl IntoIterator<Item = i32>) -> Option<Self> {
        let mut sorted: Vec<i32> = numbers.into_iter().collect();
        sorted.sort_unstable();
        let (&worst, &best) = (sorted.first()?, sorted.last()?);
        let n = sorted.len() as f64;
        let mean = sorted.iter().map(|&it| f64::from(it)).sum::<f64>() / n;
        let squares: f64 = sorted.iter().map(|&it| (f64::from(it) - mean).powi(2)).sum();
        let (low, high) = (sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2]);
        Some(Self {
            best,
            worst,
            mean,
            median: f64::midpoint(f64::from(low), f64::from(high)),
            deviation: (sorted.len() > 1).then(|| (squares / (n - 1.0)).sqrt()),
            bins: bins(&sorted),
        })
    }
}

/// Bars of one round width (1, 2, 5, 10, 20, …) that begin at multiples of it.
fn bins(sorted: &[i32]) -> Vec<Bin> {
    // Wide enough for the whole range of the numbers, and for the bars that reach beyond it.
    let (least, greatest) = (i64::from(sorted[0]), i64::from(sorted[sorted.len() - 1]));
    let widths = (0..10).flat_map(|power| [1, 2, 5].map(|it| it * 10_i64.pow(power)));
    let first = |width: i64| least.div_euclid(width);
    let n_bins = |width: i64| greatest.div_euclid(width) - first(width) + 1;
    let width = widths.into_iter().find(|&it| n_bins(it) <= MOST_BINS).unwrap_or(i64::MAX);
    let whole = |it: i64| it.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
    let bin = |i: i64| {
        let from = (first(width) + i) * width;
        let to = from + width - 1;
        let up_to = |limit: i64| sorted.partition_point(|&it| i64::from(it) < limit);
        Bin { from: whole(from), to: whole(to), count: (up_to(to + 1) - up_to(from)) as u32 }
    };
    (0..n_bins(width)).map(bin).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_spread_has_its_middle_and_its_width() {
        let spread = Spread::of([2, 4, 4, 4, 5, 5, 7, 9]).unwrap();
        assert_eq!((spread.best, spread.worst, spread.mean, spread.median), (9, 2, 5.0, 4.5));
        assert!((spread.deviation.unwrap() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(Spread::of([]), None);
        assert_eq!(Spread::of([3]).unwrap().deviation, None);
    }

    #[test]
    fn bars_begin_at_round_numbers() {
        let bins = Spread::of([-7, 3, 48]).unwrap().bins;
        let ends = |bin: &Bin| (bin.from, bin.to, bin.count);
        assert_eq!(ends(&bins[0]), (-10, -6, 1));
        assert_eq!(ends(bins.last().unwrap()), (45, 49, 1));
    }

    #[test]
    fn any_numbers_make_few_bars() {
        for numbers in [vec![i32::MIN, i32::MAX], vec![0, i32::MAX], vec![i32::MIN], vec![i32::MAX]]
        {
            let bins = Spread::of(numbers.iter().copied()).unwrap().bins;
            assert!(bins.len() <= MOST_BINS as usize);
            assert_eq!(bins.iter().map(|it| it.count).sum::<u32>() as usize, numbers.len());
        }
    }

    proptest! {
        #[test]
        fn every_number_is_in_one_bar(numbers in prop::collection::vec(-300..900_i32, 1..80)) {
            let bins = Spread::of(numbers.iter().copied()).unwrap().bins;
            prop_assert!(bins.len() <= MOST_BINS as usize);
            prop_assert!(bins.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
            for bin in &bins {
                let inside = numbers.iter().filter(|it| (bin.from..=bin.to).contains(it)).count();
                prop_assert_eq!(inside, bin.count as usize);
            }
            prop_assert_eq!(bins.iter().map(|bin| bin.count as usize).sum::<usize>(), numbers.len());
        }
    }
}
