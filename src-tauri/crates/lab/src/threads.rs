//! [`on_threads`]: the same work for many things, on several threads.

use std::sync::Mutex;

/// Works on all of these, so many at the same time; gives what came of them in their order.
///
/// # Panics
/// When the work does.
pub(crate) fn on_threads<T: Send, R: Send>(
    n_threads: usize,
    all: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let todo = Mutex::new(all.into_iter().enumerate());
    let done = Mutex::new(Vec::new());
    let next = || todo.lock().expect("no thread panics here").next();
    std::thread::scope(|threads| {
        for _ in 0..n_threads.clamp(1, 64) {
            threads.spawn(|| {
                while let Some((nth, it)) = next() {
                    let result = work(it);
                    done.lock().expect("no thread panics here").push((nth, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics here");
    done.sort_by_key(|&(nth, _)| nth);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_of_all_stands_in_their_order() {
        let square = |it: u64| {
            // The first ones take longest.
            std::thread::sleep(std::time::Duration::from_millis(20 / (it + 1)));
            it * it
        };
        for n_threads in [0, 1, 4] {
            assert_eq!(on_threads(n_threads, 0..6, square), [0, 1, 4, 9, 16, 25]);
        }
        assert_eq!(on_threads(2, 0..0, square), [0; 0]);
    }
}
