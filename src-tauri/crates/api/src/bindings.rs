//! The UI's TypeScript types, made from the Rust types: one file a crate, named after it.
//!
//! A type is called in TypeScript what it is called in Rust. Within its file it goes by its plain
//! name, in the others by that of its crate too: `game.Seat`. `cargo xtask bindings` writes the
//! files; the test `bindings_are_what_the_rust_types_say` compares them with what is committed.

use std::any::{TypeId, type_name};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

use crate::doors::Doors;
use crate::wire::{ApiError, Push};

/// Where the files belong, seen from the root of the repository.
pub const DIR: &str = "ui/src/host/gen";

/// All files by name, with their text.
pub fn files() -> BTreeMap<String, String> {
    let mut types = Types {
        config: Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        crates: BTreeMap::new(),
    };
    types.visit::<Doors>();
    types.visit::<Push>();
    types.visit::<ApiError>();
    let file = |(home, types): (&str, Declared)| (format!("{home}.ts"), text_of(home, &types));
    types.crates.into_iter().map(file).collect()
}

/// The types of one crate by name, each with its declaration.
type Declared = BTreeMap<String, Declaration>;

#[derive(PartialEq)]
struct Declaration {
    text: String,
    /// The other crates whose types it names.
    uses: BTreeSet<&'static str>,
}

/// The text of a crate's file.
fn text_of(home: &str, types: &Declared) -> String {
    let mut text =
        format!("// Written from the types of the crate `{home}` by `cargo xtask bindings`.\n\n");
    let uses: BTreeSet<_> = types.values().flat_map(|it| &it.uses).collect();
    for other in &uses {
        writeln!(text, "import type * as {other} from './{other}';").expect("strings take all");
    }
    for (i, Declaration { text: declaration, .. }) in types.values().enumerate() {
        text.push_str(if i == 0 && uses.is_empty() { "" } else { "\n" });
        text.push_str(declaration);
    }
    text
}

/// Goes from type to type through all that they name.
struct Types {
    config: Config,
    seen: BTreeSet<TypeId>,
    crates: BTreeMap<&'static str, Declared>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if !is_declared::<T>() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let (home, name) = (home::<T>(), T::ident(&self.config));
        let declaration = declare::<T>(&self.config);
        match self.crates.entry(home).or_default().entry(name) {
            Entry::Vacant(free) => drop(free.insert(declaration)),
            // A generic type is met once for each of its uses.
            Entry::Occupied(known) => {
                let name = known.key();
                assert!(*known.get() == declaration, "two types of crate {home} are called {name}");
            }
        }
        T::visit_dependencies(self);
    }
}

fn declare<T: TS + ?Sized + 'static>(config: &Config) -> Declaration {
    let mut names = Names { config, homes: BTreeMap::new() };
    names.visit::<T>();
    T::WithoutGenerics::visit_dependencies(&mut names);
    let mut uses = BTreeSet::new();
    let mut text = T::docs().unwrap_or_default() + "export ";
    // Names stand outside comments and strings. Where several crates have one of a name, it is of
    // the crate that the string before it names: a union over the games says each game's own.
    let mut said = "";
    let declaration = T::decl(config);
    let mut rest = declaration.as_str();
    while !rest.is_empty() {
        let (token, after) = rest.split_at(token(rest));
        rest = after;
        let homes = names.homes.get(token);
        let home = homes.map(|homes| match homes.iter().collect::<Vec<_>>().as_slice() {
            [only] => **only,
            _ => homes.get(said).unwrap_or_else(|| panic!("whose {token} is it in {text}?")),
        });
        if let Some(home) = home.filter(|&home| home != self::home::<T>()) {
            uses.insert(home);
            text.push_str(home);
            text.push('.');
        }
        if let Some(string) = token.strip_prefix('"') {
            said = string.trim_end_matches('"');
        }
        text.push_str(token);
    }
    text.push('\n');
    Declaration { text: one_line_comments(&text), uses }
}

/// The text with each comment on one line, and without spaces before ends of lines.
fn one_line_comments(text: &str) -> String {
    let mut short = String::with_capacity(text.len());
    for line in text.lines().map(str::trim_end) {
        match (line, line.strip_prefix(" *")) {
            ("/**", _) => short.push_str("/**"),
            (_, Some("/")) => short.push_str(" */\n"),
            (_, Some(said)) => short.push_str(said),
            _ => short.extend([line, "\n"]),
        }
    }
    short
}

/// The length of what comes first: a comment, a string, a word or a single character.
fn token(text: &str) -> usize {
    let is_word = |it: char| it.is_alphanumeric() || it == '_';
    let first = text.chars().next().map_or(0, char::len_utf8);
    let end = match text.chars().next() {
        Some('/') if text.starts_with("/*") => text.find("*/").map(|at| at + 2),
        Some('"') => text[1..].find('"').map(|at| at + 2),
        Some(letter) if is_word(letter) => text.find(|it| !is_word(it)),
        _ => Some(first),
    };
    end.unwrap_or(text.len())
}

/// The names that a declaration may use, with the crates that have a type of that name.
struct Names<'a> {
    config: &'a Config,
    homes: BTreeMap<String, BTreeSet<&'static str>>,
}

impl TypeVisitor for Names<'_> {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if is_declared::<T>() {
            self.homes.entry(T::ident(self.config)).or_default().insert(home::<T>());
        }
    }
}

/// Whether a type has a declaration; numbers, texts and lists of something have none.
fn is_declared<T: TS + ?Sized>() -> bool {
    T::output_path().is_some()
}

/// The crate of a type.
fn home<T: ?Sized>() -> &'static str {
    type_name::<T>().split("::").next().unwrap_or_default()
}
