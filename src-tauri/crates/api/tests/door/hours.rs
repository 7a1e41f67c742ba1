//! Days of play in one process: what it holds in memory does not grow with what was played.

use std::fs;

use api::wire::{ApiError, Request};
use game::rng_from_seed;

use crate::desk::{Folder, next_request, of, plan, table};

/// An act every five seconds, for 72 hours.
const STEPS: usize = 72 * 3600 / 5;

/// How much the memory may grow after the first quarter, in KB: what SQLite and the allocator keep.
const MOST_GROWTH: u64 = 8 * 1024;

/// What of this process is in memory, in KB.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// `cargo test --release -p api --test door hours -- --ignored --nocapture`
#[cfg(target_os = "linux")]
#[tokio::test]
#[ignore = "by hand: it plays for minutes"]
async fn by_hand_seventy_two_hours_of_play_leave_the_memory_flat() {
    let folder = Folder::new();
    let app = folder.open();
    let mut rng = rng_from_seed(72);
    let kinds = [("kraje", "pp"), ("hunters", "ppp"), ("okanagan", "pppp"), ("bastards", "ppppp")];
    let (mut n, mut games, mut marks) = (0, 0, Vec::new());
    while n < STEPS {
        let (game, seats) = kinds[games % kinds.len()];
        games += 1;
        let mut state = table(&app, Request::NewTable(plan(game, seats, None))).await.unwrap();
        while let Some(next) = next_request(&state, &mut rng) {
            state = match table(&app, next).await {
                Ok(state) => state,
                Err(ApiError::NotOnTurn) => table(&app, Request::Open(of(&state))).await.unwrap(),
                Err(error) => panic!("{error:?}"),
            };
            n += 1;
            if n % (STEPS / 12) == 0 {
                marks.push(resident());
                println!("{n} requests, {games} games: {} KB", marks[marks.len() - 1]);
            }
        }
    }
    let (early, late) = (marks[2], marks[marks.len() - 1]);
    assert!(late <= early + MOST_GROWTH, "{early} KB after a quarter, {late} KB at the end");
}
