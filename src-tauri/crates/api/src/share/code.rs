//! The code of a game: everything another device needs to play it again, and nothing that it can
//! work out for itself.
//!
//! After the two letters that tell a game from a seed come, five bits a letter, these bytes:
//! version of the code; game; version of its rules; flags; id; seed; salt; how long it took in
//! seconds; seats with name, mark and level, and from version 2 on their head starts and after how many
//! steps those were agreed on; what of the setup is unusual, as JSON; the totals;
//! the steps taken after a hint, how many and each counted from the one before; the choices as one number (`numbers.rs`); and four bytes of a SHA-256 over all before. Numbers
//! are LEB128, texts have their length before them.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};
use table::{AnySetup, GameId, Level, MOST_HANDICAP, Sitter};
use uuid::Uuid;

use super::MOST_BEGUN;
use crate::letters;
use crate::wire::{SeatPlan, ShareFault};

/// What the codes of games begin with.
pub(crate) const MARK: &str = "4H";

/// The version of the code that is written and the newest that is read.
const VERSION: u8 = 2;

/// The version of a code without head starts, which earlier versions of the app read too.
const EVEN: u8 = 1;

/// The bytes of the check at the end.
const CHECK: usize = 4;

/// The longest a game can have taken, in s: a hundred years, so that its end is still a date.
const MOST_SECONDS: u64 = 100 * 366 * 24 * 60 * 60;

/// The longest text within a code, in bytes: a name of 40 characters, a setup.
const MOST_TEXT: u64 = 4096;

const PRACTICE: u8 = 1;
const DEALT: u8 = 2;
const TRUST: u8 = 4;

/// A finished game, ready to be told.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Code {
    pub(crate) rules: u16,
    pub(crate) practice: bool,
    /// Whether the people at the table trusted each other.
    pub(crate) trust: bool,
    /// Whether chance always brought up what the seed says.
    pub(crate) is_dealt: bool,
    pub(crate) id: Uuid,
    pub(crate) seed: u64,
    pub(crate) salt: [u8; 16],
    /// How long it took, in s.
    pub(crate) seconds: u64,
    pub(crate) seats: Vec<SeatPlan>,
    /// After how many steps the head start of each seat was agreed on.
    pub(crate) handicaps_at: Vec<u32>,
    pub(crate) setup: AnySetup,
    pub(crate) totals: Vec<i32>,
    /// The steps before which somebody asked for a hint.
    pub(crate) hinted: BTreeSet<usize>,
    /// The choices as one number.
    pub(crate) choices: Vec<u8>,
}

impl Code {
    /// The code as a text.
    pub(crate) fn to_text(&self) -> String {
        let is_even = self.seats.iter().all(|seat| seat.handicap.is_none())
            && self.handicaps_at.iter().all(|&at| at == 0);
        let version = if is_even { EVEN } else { VERSION };
        let mut out = vec![version, game_no(self.setup.game())];
        put_number(&mut out, self.rules.into());
        let flags = [(self.practice, PRACTICE), (self.is_dealt, DEALT), (self.trust, TRUST)];
        out.push(flags.iter().filter(|it| it.0).fold(0, |all, it| all | it.1));
        out.extend(self.id.as_bytes());
        out.extend(self.seed.to_be_bytes());
        out.extend(self.salt);
        put_number(&mut out, self.seconds);
        put_number(&mut out, self.seats.len() as u64);
        for (seat, &at) in self.seats.iter().zip(&self.handicaps_at) {
            put_text(&mut out, &seat.name);
            put_text(&mut out, &seat.mark);
            put_text(&mut out, level_name(seat.sitter));
            if !is_even {
                put_number(&mut out, seat.handicap.unwrap_or(0).into());
                put_number(&mut out, at.into());
            }
        }
        put_text(&mut out, &unusual(&self.setup, self.seats.len() as u8));
        for &total in &self.totals {
            put_number(&mut out, (total << 1 ^ total >> 31).cast_unsigned().into());
        }
        put_number(&mut out, self.hinted.len() as u64);
        let mut before = 0;
        for &n in &self.hinted {
            put_number(&mut out, (n - before) as u64);
            before = n;
        }
        out.extend(&self.choices);
        let check = check(&out);
        out.extend(check);
        format!("{MARK}{}", letters::from_bytes(&out))
    }

    /// The code that stands in a text, whatever stands around it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn from_text(text: &str) -> Result<Self, ShareFault> {
        let text = letters::plain(text);
        let mut fault = ShareFault::NoGame;
        for rest in begun(&text).take(MOST_BEGUN) {
            match whole(rest) {
                Ok(told) => return Self::from_bytes(&told),
                Err(n_letters) if n_letters >= LIKE_A_CODE => fault = ShareFault::Damaged,
                Err(_) => {}
            }
        }
        Err(fault)
    }

    fn from_bytes(told: &[u8]) -> Result<Self, ShareFault> {
        let found = *told.first().ok_or(ShareFault::Damaged)?;
        if found > VERSION {
            return Err(ShareFault::Newer { found, known: VERSION });
        }
        let mut told = Bytes(&told[1..]);
        let game = told.byte().ok_or(ShareFault::Damaged)?;
        let game = *GameId::ALL.get(usize::from(game)).ok_or(ShareFault::UnknownGame)?;
        let rules = told.number().ok_or(ShareFault::Damaged)?;
        let rules = u16::try_from(rules).unwrap_or(u16::MAX);
        if !game.has_rules(rules) {
            return Err(ShareFault::Rules { found: rules, known: game.rules() });
        }
        let flags = told.byte().ok_or(ShareFault::Damaged)?;
        told.rest(game, rules, flags, found > EVEN).ok_or(ShareFault::Damaged)?
    }
}

/// So many letters are no words of any language.
const LIKE_A_CODE: usize = 40;

/// What follows each mark in a text that begins no word and ends none.
fn begun(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().filter_map(|(at, _)| {
        let (mark, rest) = text[at..].split_at_checked(MARK.len())?;
        let is_first = !text[..at].ends_with(char::is_alphanumeric);
        (is_first && mark.eq_ignore_ascii_case(MARK)).then_some(rest)
    })
}

/// The bytes of the code whose letters a text begins with; words may follow it. Where there is none,
/// how many letters there are.
fn whole(text: &str) -> Result<Vec<u8>, usize> {
    let (mut bytes, mut left, mut n_left, mut n_letters) = (Vec::new(), 0_u16, 0, 0);
    let (mut hash, mut n_hashed) = (Sha256::new(), 0);
    for c in text.chars().map(Some).chain([None]) {
        if let Some(letter) = c.and_then(letters::value) {
            (left, n_left, n_letters) = (left << 5 | u16::from(letter), n_left + 5, n_letters + 1);
            if n_left >= 8 {
                n_left -= 8;
                bytes.push((left >> n_left) as u8);
                left &= (1 << n_left) - 1;
            }
            continue;
        }
        // It may end wherever a word does.
        let end = bytes.len().saturating_sub(CHECK);
        if left == 0 && n_left < 5 && end > n_hashed {
            hash.update(&bytes[n_hashed..end]);
            n_hashed = end;
            if hash.clone().finalize()[..CHECK] == bytes[end..] {
                bytes.truncate(end);
                return Ok(bytes);
            }
        }
        if !c.is_some_and(|c| c.is_whitespace() || c == '-') {
            break;
        }
    }
    Err(n_letters)
}

/// What is left to read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> Option<u8> {
        self.take::<1>().map(|[byte]| byte)
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, left) = self.0.split_first_chunk::<N>()?;
        self.0 = left;
        Some(*taken)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number().filter(|&length| length <= MOST_TEXT)?;
        let (text, left) = self.0.split_at_checked(length as usize)?;
        self.0 = left;
        String::from_utf8(text.to_vec()).ok()
    }

    /// A name or a mark, as long as one can be.
    fn label(&mut self) -> Option<String> {
        let text = self.text().filter(|text| text.chars().count() <= store::MOST_LABEL)?;
        let clean = store::clean_label(&text);
        // Of a name nobody could see it is known that there was one.
        let is_unseen = clean.is_empty() && !text.is_empty();
        Some(if is_unseen { "?".to_owned() } else { clean })
    }

    /// Numbers of steps, ascending.
    fn steps(&mut self) -> Option<BTreeSet<usize>> {
        let mut n = 0_usize;
        let mut steps = BTreeSet::new();
        for _ in 0..self.number()? {
            n = n.checked_add(usize::try_from(self.number()?).ok()?)?;
            steps.insert(n);
        }
        Some(steps)
    }

    /// A seat, and after how many steps its head start was agreed on.
    fn seat(&mut self, has_handicap: bool) -> Option<(SeatPlan, u32)> {
        let (name, mark) = (self.label()?, self.label()?);
        let sitter = match self.text()?.as_str() {
            "" => Sitter::Person,
            // A bot that this version of the app does not have played all the same.
            level => Sitter::Bot { level: Level::named(level).unwrap_or(Level::Random) },
        };
        let (mut handicap, mut at) = (None, 0);
        if has_handicap {
            let points = self.number().filter(|&it| it <= MOST_HANDICAP.into())?;
            handicap = (points != 0).then_some(points as u16);
            at = u32::try_from(self.number()?).ok()?;
        }
        Some((SeatPlan { name, mark, sitter, profile: None, help: None, handicap }, at))
    }

    /// Everything after the flags; `None` when something is missing.
    fn rest(
        &mut self,
        game: GameId,
        rules: u16,
        flags: u8,
        has_handicaps: bool,
    ) -> Option<Result<Code, ShareFault>> {
        let (id, seed, salt) = (self.take::<16>()?, self.take::<8>()?, self.take::<16>()?);
        let seconds = self.number().filter(|&seconds| seconds <= MOST_SECONDS)?;
        let n_seats = self.number()?;
        if n_seats > game::MAX_SEATS as u64 {
            return None;
        }
        let seats = (0..n_seats).map(|_| self.seat(has_handicaps));
        let (seats, handicaps_at) = seats.collect::<Option<(Vec<_>, Vec<_>)>>()?;
        let setup = self.text()?;
        let total = |it: u64| (it >> 1) as i32 ^ -((it & 1) as i32);
        let totals = (0..n_seats).map(|_| self.number().map(total)).collect::<Option<_>>()?;
        let hinted = self.steps()?;
        let Some(setup) = usual_with(game, n_seats as u8, &setup) else {
            return Some(Err(ShareFault::Setup { why: None }));
        };
        Some(Ok(Code {
            rules,
            practice: flags & PRACTICE != 0,
            trust: flags & TRUST != 0,
            is_dealt: flags & DEALT != 0,
            id: Uuid::from_bytes(id),
            seed: u64::from_be_bytes(seed),
            salt,
            seconds,
            seats,
            handicaps_at,
            setup,
            totals,
            hinted,
            choices: self.0.to_vec(),
        }))
    }
}

/// The number of a game in codes: its place on the shelf, which only ever grows at its end.
fn game_no(game: GameId) -> u8 {
    let no = GameId::ALL.iter().position(|&it| it == game);
    no.expect("every game is on the shelf") as u8
}

const fn level_name(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Person => "",
        Sitter::Bot { level } => level.name(),
    }
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let hash = Sha256::digest(bytes);
    *hash.first_chunk().expect("a hash is longer")
}

fn put_number(out: &mut Vec<u8>, mut number: u64) {
    while number > 127 {
        out.push(number as u8 | 128);
        number >>= 7;
    }
    out.push(number as u8);
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len() as u64);
    out.extend(text.as_bytes());
}

type Fields = serde_json::Map<String, serde_json::Value>;

/// The fields of a setup.
fn fields(setup: &AnySetup) -> Fields {
    match serde_json::to_value(setup) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => unreachable!("a setup is an object"),
    }
}

/// The fields of a setup that are not those of the usual one, as JSON; nothing when all are.
fn unusual(setup: &AnySetup, n_seats: u8) -> String {
    let usual = fields(&setup.game().standard(n_seats));
    let mut own = fields(setup);
    own.retain(|name, value| usual.get(name) != Some(value));
    if own.is_empty() { String::new() } else { serde_json::Value::Object(own).to_string() }
}

/// The usual setup with these fields changed; `None` when that is none.
fn usual_with(game: GameId, n_seats: u8, changed: &str) -> Option<AnySetup> {
    let mut all = fields(&game.standard(n_seats));
    if !changed.is_empty() {
        all.extend(serde_json::from_str::<Fields>(changed).ok()?);
    }
    serde_json::from_value(serde_json::Value::Object(all))
        .ok()
        .filter(|it: &AnySetup| it.game() == game)
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use proptest::prelude::*;

    use super::*;

    fn code(setup: AnySetup, seats: &[(&str, Sitter)]) -> Code {
        let seat = |&(name, sitter): &(&str, Sitter)| SeatPlan {
            name: name.to_owned(),
            mark: "sun".to_owned(),
            sitter,
            profile: None,
            help: None,
            handicap: None,
        };
        Code {
            rules: setup.game().rules(),
            practice: true,
            trust: true,
            is_dealt: false,
            id: Uuid::from_u128(0x0193_4f6e_7b1c_7000_8000_0123_4567_89ab),
            seed: u64::MAX - 3,
            salt: [7; 16],
            seconds: 1234,
            seats: seats.iter().map(seat).collect(),
            handicaps_at: vec![0; seats.len()],
            setup,
            totals: seats.iter().enumerate().map(|(i, _)| 40 - 50 * i as i32).collect(),
            hinted: [0, 3, 200].into(),
            choices: vec![1, 2, 3, 255],
        }
    }

    const BOT: Sitter = Sitter::Bot { level: Level::Greedy };

    #[test]
    fn a_code_reads_back() {
        let people = [("Žofie", Sitter::Person), ("bot", BOT), ("", Sitter::Person)];
        for &game in GameId::ALL {
            let n_seats = game.seats().0;
            let code = code(game.standard(n_seats), &people[..n_seats.into()]);
            assert_eq!(Code::from_text(&code.to_text()), Ok(code.clone()));
            let read_out = code.to_text().to_lowercase().replace('1', "l");
            assert_eq!(Code::from_text(&read_out), Ok(code));
        }
        let setup = hunters_for_three();
        let odd = code(setup.begun_by(Seat::FIRST), &people);
        assert_eq!(Code::from_text(&odd.to_text()), Ok(odd));
    }

    fn hunters_for_three() -> AnySetup {
        GameId::Hunters.standard(3)
    }

    #[test]
    fn head_starts_go_with_a_code_and_cost_nothing_where_there_are_none() {
        let people = [("A", Sitter::Person), ("B", BOT)];
        let even = code(GameId::Hunters.standard(2), &people);
        let version = |code: &Code| letters::to_bytes(&code.to_text()[MARK.len()..]).unwrap()[0];
        assert_eq!(version(&even), 1, "whoever has an older app reads it");
        let mut ahead = even.clone();
        ahead.seats[1].handicap = Some(MOST_HANDICAP);
        ahead.handicaps_at[1] = 12;
        assert_eq!((version(&ahead), Code::from_text(&ahead.to_text())), (2, Ok(ahead.clone())));
        let mut back = even;
        back.handicaps_at[0] = 3;
        assert_eq!(Code::from_text(&back.to_text()), Ok(back), "taken back, and that is known");
        ahead.seats[1].handicap = Some(MOST_HANDICAP + 1);
        assert_eq!(Code::from_text(&ahead.to_text()), Err(ShareFault::Damaged));
    }

    #[test]
    fn the_usual_setup_costs_one_byte() {
        assert_eq!(unusual(&hunters_for_three(), 3), "");
        assert_eq!(unusual(&hunters_for_three().begun_by(Seat::FIRST), 3), r#"{"first":0}"#);
    }

    #[test]
    fn the_numbers_of_the_games_never_change() {
        let numbers = [GameId::Kraje, GameId::Hunters, GameId::Okanagan, GameId::Bastards];
        assert_eq!(numbers.map(game_no), [0, 1, 2, 3]);
    }

    #[test]
    fn what_is_no_code_is_told_by_what_is_wrong() {
        let text = code(GameId::Kraje.standard(1), &[("A", Sitter::Person)]).to_text();
        for none in ["", "1ZA", "0-0000-0000-01ZA", "čtyřhra", "{}"] {
            assert_eq!(Code::from_text(none), Err(ShareFault::NoGame), "{none}");
        }
        assert_eq!(Code::from_text(&text[..text.len() - 2]), Err(ShareFault::Damaged));
        assert_eq!(Code::from_text(MARK), Err(ShareFault::NoGame));
        let resealed = |change: fn(&mut Vec<u8>)| {
            let mut bytes = letters::to_bytes(&text[MARK.len()..]).unwrap();
            bytes.truncate(bytes.len() - CHECK);
            change(&mut bytes);
            bytes.extend(check(&bytes));
            Code::from_text(&format!("{MARK}{}", letters::from_bytes(&bytes))).unwrap_err()
        };
        assert_eq!(resealed(|it| it[0] = 9), ShareFault::Newer { found: 9, known: VERSION });
        assert_eq!(resealed(|it| it[1] = 99), ShareFault::UnknownGame);
        let known = GameId::Kraje.rules();
        assert_eq!(resealed(|it| it[2] = 77), ShareFault::Rules { found: 77, known });
        assert_eq!(resealed(|it| it.truncate(30)), ShareFault::Damaged);
    }

    #[test]
    fn a_code_is_found_in_whatever_is_pasted() {
        let seats = [("Žofie", Sitter::Person), ("b", BOT)];
        let code = code(GameId::Hunters.standard(2), &seats);
        let text = code.to_text();
        let lines = |before: &str| -> String {
            let lines = text.as_bytes().chunks(60).map(|it| str::from_utf8(it).unwrap());
            lines.flat_map(|line| [before, line, "\r\n"]).collect()
        };
        let every = |n: usize, between: &str| {
            let parts = text.as_bytes().chunks(n).map(|it| str::from_utf8(it).unwrap());
            parts.collect::<Vec<_>>().join(between)
        };
        for pasted in [
            format!("ctyrhra:{text}"),
            format!("CTYRHRA://{text}/"),
            format!("\u{201e}{text}\u{201c}"),
            format!("\"{text}\""),
            format!("({text})."),
            format!("Ahoj Evo, tady je ta partie: {text} a dej vědět!"),
            format!("4h of play {text} then home"),
            format!("{text}\n-- \nEva\nPraha 4"),
            format!("Dne 1. 12. Eva napsala:\n{}", lines("> ")),
            format!("> > text\n{}\nsouhlasím", lines("> > ")),
            lines("\t| "),
            every(4, "-"),
            every(4, " "),
            every(4, "\u{2011}"),
            every(7, "\u{2013}"),
            every(9, "\u{200b}"),
            every(30, "\u{ad}"),
            format!("\u{feff}{text}\u{200e}"),
            text.to_lowercase(),
            // As some keyboards of the east write it.
            text.chars().map(|c| char::from_u32(c as u32 + 0xfee0).unwrap()).collect(),
        ] {
            assert_eq!(Code::from_text(&pasted), Ok(code.clone()), "{pasted}");
        }
        let cut = &text[..text.len() - 6];
        let misread = if text.as_bytes()[50] == b'7' { "8" } else { "7" };
        let wrong = format!("{}{misread}{}", &text[..50], &text[51..]);
        for damaged in [cut.to_owned(), format!("tady: {cut}, ahoj"), wrong] {
            assert_eq!(Code::from_text(&damaged), Err(ShareFault::Damaged), "{damaged}");
        }
        for none in ["za 4h jsme doma", "4H", "x4H0000", "4\u{200b}", "-4-H-"] {
            assert_eq!(Code::from_text(none), Err(ShareFault::NoGame), "{none}");
        }
    }

    #[test]
    fn a_name_nobody_sees_comes_as_one_that_is_seen() {
        let told = |name: &str| {
            let sent = code(GameId::Kraje.standard(1), &[(name, Sitter::Person)]);
            Code::from_text(&sent.to_text()).unwrap().seats[0].name.clone()
        };
        assert_eq!(told("\u{200b}\u{3164}"), "?");
        assert_eq!(told("Eva\u{200b}"), "Eva");
    }

    #[test]
    fn a_name_or_a_time_that_no_game_has_is_refused() {
        let longest = "ž".repeat(store::MOST_LABEL);
        let setup = || GameId::Kraje.standard(1);
        let fits = code(setup(), &[(&longest, Sitter::Person)]);
        assert_eq!(Code::from_text(&fits.to_text()), Ok(fits));
        let long = code(setup(), &[(&format!("{longest}!"), Sitter::Person)]);
        assert_eq!(Code::from_text(&long.to_text()), Err(ShareFault::Damaged));
        let mut endless = code(setup(), &[("A", Sitter::Person)]);
        endless.seconds = u64::MAX >> 2;
        assert_eq!(Code::from_text(&endless.to_text()), Err(ShareFault::Damaged));
    }

    proptest! {
        #[test]
        fn one_wrong_letter_is_noticed(at: prop::sample::Index, letter: prop::sample::Index) {
            let text = code(GameId::Kraje.standard(1), &[("A", Sitter::Person)]).to_text();
            let mut bytes = text.clone().into_bytes();
            let at = MARK.len() + at.index(text.len() - MARK.len());
            bytes[at] = letters::SYMBOLS.as_bytes()[letter.index(32)];
            let changed = String::from_utf8(bytes).unwrap();
            prop_assert!(changed == text || Code::from_text(&changed).is_err());
        }

        #[test]
        fn any_text_is_read_or_refused(text in "4[Hh][0-9a-zA-Z -]{0,200}") {
            let _ = Code::from_text(&text);
        }
    }
}
