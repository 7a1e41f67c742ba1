//! Every game has words for what it is called before it is opened, in both languages: its name, its
//! kinds of points, its ranks and variants. What only the screens name is tested there.

use std::fs;
use std::path::Path;

use game::Title;
use table::{GameId, for_game};

/// The keys that the files of titles have to define for a game.
fn keys_of<G: Title>() -> Vec<String> {
    let keys_for = |kind: &'static str, codes: &'static [&'static str]| {
        codes.iter().map(move |code| format!("{kind}-{}-{code}", G::NAME))
    };
    [format!("game-{}", G::NAME)]
        .into_iter()
        .chain(keys_for("source", G::SOURCES))
        .chain(keys_for("rank", G::SOLO_RANKS))
        .chain(keys_for("variant", G::VARIANTS))
        .collect()
}

#[test]
fn every_game_has_words_for_its_title() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/words");
    let mut missing = Vec::new();
    for &id in GameId::ALL {
        for language in ["cs", "en"] {
            let file = words.join(language).join("titles").join(id.name()).with_extension("ftl");
            let text = fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let is_there =
                |key: &String| text.lines().any(|it| it.starts_with(&format!("{key} =")));
            let keys = for_game!(id, G => keys_of::<G>());
            missing.extend(keys.into_iter().filter(|key| !is_there(key)));
            if !text.lines().any(|it| it.trim_start().starts_with(".line =")) {
                missing.push(format!("game-{}.line", id.name()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
