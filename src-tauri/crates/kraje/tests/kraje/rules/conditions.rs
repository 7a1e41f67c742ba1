//! The 18 conditions, each on realms one can check by eye. `*` marks the fields that earn the
//! points; `src/notation.rs` explains the letters.

use kraje::{ConditionNo, Pack, Realm, Source, Unit, sheet};

use crate::rules::drawing::assert_worth;

#[test]
fn pk_c1_mighty_river() {
    assert_worth(
        1,
        16,
        "Rew* Rew* Rws*
         o    o    Rns*",
    );
    // Both need an end on the common edge; one field alone is no group.
    assert_worth(1, 0, "Rew Rns");
    assert_worth(1, 0, "Rns");
    // Rivers do not flow under a condition.
    assert_worth(1, 0, "Rew 5 5 Rew");
    // Only the largest group; of equal ones the first.
    assert_worth(1, 8, "Rew* Rew* o Rew Rew");
    assert_worth(1, 12, "Rew Rew o Rew* Rew* Rew*");
    // Springs, forks and a ring.
    assert_worth(1, 8, "Re* Rw*");
    assert_worth(
        1,
        24,
        "Res* Resw* Rsw*
         Rne* Rnew* Rnw*",
    );
    assert_worth(1, 8, "RFe* RMw*");
}

#[test]
fn pk_c2_noble_woodlands() {
    // Corners do not connect.
    assert_worth(
        2,
        9,
        "F* F* o F
         o  F* o o
         F  o  o F",
    );
    // Every group counts.
    assert_worth(2, 12, "F* F* o FV* F*");
    assert_worth(2, 0, "F 2 2 F");
}

#[test]
fn pk_c3_barrier_range() {
    assert_worth(
        3,
        24,
        "M* M* M*
         M* M  M*
         M* M* M*",
    );
    // A hole is outside the realm.
    assert_worth(
        3,
        12,
        "o o  o  o  o
         o o  M* o  o
         o M* .  M* o
         o o  M* o  o
         o o  o  o  o",
    );
    // Touching is not by corners.
    assert_worth(
        3,
        0,
        "o o o o o
         o M o M o
         o o . o o
         o M o M o
         o o o o o",
    );
    // Condition fields belong to the realm.
    assert_worth(
        3,
        0,
        "o 3 3
         o M o
         o o o",
    );
}

#[test]
fn pk_c4_thriving_villages() {
    // Six kinds around the one, mountain and forest around the other.
    assert_worth(
        4,
        8,
        "F*  D* W*
         C*  V* M*
         Rn* F* V*",
    );
    assert_worth(4, 0, "V V o");
    // A kind counts once for a village.
    assert_worth(
        4,
        1,
        "F* F* F*
         o  V* F*",
    );
    // Around a field is not on it; a field with two symbols has two kinds.
    assert_worth(4, 1, "VF* D*");
    assert_worth(4, 2, "V* FM*");
    assert_worth(4, 2, "VF* VM*");
    // The corner counts, across a condition too; two steps away does not.
    assert_worth(
        4,
        1,
        "V* 4 4
         o W* D",
    );
}

#[test]
fn pk_c5_circle_of_life() {
    assert_worth(5, 6, "W* D* D");
    assert_worth(5, 12, "W* W* W D* o D*");
    assert_worth(5, 0, "W W o");
    // One field with both is a wolf and a deer.
    assert_worth(5, 6, "WD* o");
}

#[test]
fn pk_c6_ancient_relics() {
    assert_worth(6, 4, "C* o o");
    assert_worth(
        6,
        12,
        "C* o  o  o
         o  o  C* o
         o  o  o  o
         o  C* o  o",
    );
    // A gap in the row does not help.
    assert_worth(
        6,
        0,
        "C . C
         o o o",
    );
    assert_worth(
        6,
        0,
        "C o
         . o
         C o",
    );
    // Nor does the corner.
    assert_worth(
        6,
        0,
        "C o o
         o C o",
    );
    // One pair in a row does not spoil a third crystal.
    assert_worth(
        6,
        4,
        "C o o C o  o
         o o o o o  o
         o o o o o  C*",
    );
}

#[test]
fn pk_c7_roaring_falls() {
    assert_worth(
        7,
        8,
        "M*   o
         Rne* M*",
    );
    assert_worth(7, 0, "Rns M");
    assert_worth(7, 8, "Re* M* Rw*");
    // The mountain need not have an end there, and does not count for its own river.
    assert_worth(7, 4, "Re* RMe*");
    assert_worth(7, 0, "RMe o");
    assert_worth(
        7,
        4,
        "o  Rs*
         o  M*",
    );
}

#[test]
fn pk_c8_shaded_streams() {
    assert_worth(
        8,
        8,
        "F*
         Rew*
         F*",
    );
    assert_worth(8, 0, "Rew F");
    assert_worth(8, 8, "Rns* F* Rns*");
    // Both ways at once: past the forest in the north, into the one in the east.
    assert_worth(
        8,
        4,
        "F* o
         Re* F",
    );
    assert_worth(8, 0, "RFew o");
}

#[test]
fn pk_c9_valley_guardians() {
    assert_worth(9, 2, "C* o o o M*");
    assert_worth(9, 0, "C o o M");
    assert_worth(9, 0, "C o o o o M");
    // A condition is part of the way, a hole is not.
    assert_worth(9, 2, "C* o 9 9 M*");
    assert_worth(
        9,
        0,
        "C o . o M
         o o . o o
         o o o o o",
    );
    // Every crystal counts for itself.
    assert_worth(9, 4, "C* o C o M* o o o C*");
    assert_worth(9, 4, "M* o o o C* o o o M*");
    // Round the corner.
    assert_worth(
        9,
        2,
        "C* o o
         .  . o
         .  . M*",
    );
}

#[test]
fn pk_c10_merciless_hunters() {
    assert_worth(10, 8, "W* o o o o V");
    assert_worth(10, 0, "W o o o V");
    assert_worth(10, 16, "W* o o o o W*");
    assert_worth(10, 0, "W o o o W");
    // Nothing there to keep away from.
    assert_worth(10, 8, "W* o");
    // Conditions are part of the way.
    assert_worth(10, 8, "W* o 10 10 o V");
    assert_worth(10, 0, "W o 10 10 V");
    // The way inside the realm counts, here six steps.
    assert_worth(
        10,
        8,
        "W* . V
         o  . o
         o  o o",
    );
    assert_worth(10, 0, "WV o o");
}

#[test]
fn pk_c11_forest_spirit() {
    assert_worth(
        11,
        8,
        "F* o  F*
         o  D* o
         o  o  F*",
    );
    assert_worth(
        11,
        0,
        "F o F
         o D o",
    );
    // Forests serve several deer; the first deer has only two around.
    assert_worth(
        11,
        16,
        "F* F* F* F*
         D  D* D* o",
    );
    // The own field is not around.
    assert_worth(
        11,
        0,
        "F  F
         DF o",
    );
}

#[test]
fn pk_c12_city_centre() {
    assert_worth(12, 6, "V* o o C* V* o o o V");
    // The best crystal, and of equally good ones the first.
    assert_worth(12, 6, "C V o o o o V* V* C*");
    assert_worth(12, 3, "C* V* o o o o o V C");
    assert_worth(12, 3, "CV* o");
    assert_worth(12, 0, "C o o o V");
    assert_worth(12, 3, "C* 12 12 V*");
    assert_worth(12, 0, "V V o");
}

#[test]
fn pk_c13_distant_outposts() {
    assert_worth(13, 4, "o* F* M* V*");
    assert_worth(
        13,
        3,
        "o o*
         o o*
         . o*",
    );
    // Conditions and gaps break a line.
    assert_worth(13, 2, "o 13 13 o* o*");
    assert_worth(13, 2, "o* o* . o");
    // Of equally long ones a row.
    assert_worth(
        13,
        2,
        "o* o*
         o  .",
    );
}

#[test]
fn pk_c14_close_neighbours() {
    assert_worth(
        14,
        4,
        "o* o* .
         F* M* o",
    );
    assert_worth(
        14,
        9,
        ".  o* F* o*
         o  o* o* C*
         o  o* o* o*",
    );
    // Conditions do not belong to a square.
    assert_worth(
        14,
        4,
        "o* o* o
         o* o* o
         14 14 o",
    );
    assert_worth(14, 1, "o* 14 14");
}

#[test]
fn pk_c15_great_prairie() {
    assert_worth(15, 4, "o* o* F o");
    // One field is no group; a condition field is not empty; corners do not connect.
    assert_worth(15, 0, "o F o");
    assert_worth(15, 0, "o 15 15 o");
    assert_worth(
        15,
        6,
        "o  F  o*
         F  o* o*",
    );
}

#[test]
fn pk_c16_land_of_plenty() {
    let pack = Pack::original();
    let sheet_of = |drawing: &str, shared: Option<u8>| {
        sheet(pack, &Realm::from_text(drawing).unwrap(), shared.map(ConditionNo))
    };
    let [plenty, wilderness] = [16, 18].map(ConditionNo);
    let value_of = |drawing: &str, shared: Option<u8>| {
        let sheet = sheet_of(drawing, shared);
        let line = sheet.lines().iter().find(|line| {
            matches!(*line.source(), Source::Own { condition } | Source::Shared { condition }
                if condition == plenty)
        });
        line.unwrap().points()
    };
    // Tranquility is worth 2, the shared Wilderness 1: it copies 1 and lights what earned it.
    let drawing = "16 16 17 17
                   V  V  W  o";
    let sheet = sheet_of(drawing, Some(18));
    let line = &sheet.lines()[1];
    assert_eq!((line.points(), line.terms()[0].of), (1, Unit::Copied { condition: wilderness }));
    assert_eq!(line.fields(), sheet.lines()[0].fields());
    assert_eq!(sheet.total(), 1 + 1 + 2 - 20);
    // Itself excluded; with no other condition, 0.
    assert_eq!(value_of(drawing, None), 2);
    assert_eq!(value_of("16 16 V", None), 0);
    // As the shared condition it copies the least of the own ones.
    let drawing = "17 17 18 18
                   V  V  W  o";
    assert_eq!(value_of(drawing, Some(16)), 1);
    assert_eq!(sheet_of(drawing, Some(16)).total(), 1 + 2 + 1 - 20);
    // A condition worth nothing is worth copying, too.
    assert_eq!(value_of("16 16 2 2 17 17 V", Some(17)), 0);
}

#[test]
fn pk_c17_tranquility() {
    assert_worth(17, 3, "V* M* F* Rew D W C o");
    // A field with two of them is one field.
    assert_worth(17, 2, "VM* FD*");
}

#[test]
fn pk_c18_wilderness() {
    assert_worth(18, 4, "Rew* C* W* D* V F M o");
    assert_worth(18, 2, "RWn* DV*");
}
