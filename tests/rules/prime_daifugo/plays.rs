use num_bigint::BigUint;
use serde_json::json;

use super::{cards, composite, event, events, facing, list, play, position_of, verdict};

const HAND: &str = "SA HA DA CA S2 H2 D2 S3 H3 D3 S4 H4 S5 S6 H6 S7 H7 S8 S9 H9 ST SJ HJ DJ SQ HQ DQ SK HK DK X1 X2";

/// The examples of `RULES.md` §4, and the kinds of plays.
#[test]
fn what_is_accepted_and_what_is_wrong() {
    let cases = [
        (play("S6 SQ SA"), "prime"),
        (play("S2"), "prime"),
        (play("SJ"), "prime"),
        (play("SA"), "not-prime"),
        (play("S4"), "not-prime"),
        (play("S9"), "not-prime"),
        (play("SQ SA"), "not-prime"),
        (play("SA SK"), "prime"),
        (play("SJ S3"), "prime"),
        (play("SA HA S3"), "prime"),
        (play("SK"), "prime"),
        (play("SQ SK"), "prime"),
        (play("SK HK SJ"), "prime"),
        (play("SK SJ SQ HJ"), "prime"),
        (play("SK HK"), "not-prime"),
        (play("S9 SA"), "not-prime"),
        // 101, with a zero inside: A 0 A.
        (play("SA X1=0 HA"), "prime"),
        (play("SA X1=0"), "not-prime"),
        (play("X1=13 X2=1"), "prime"),
        (composite("SQ SA", "SJ ^ S2"), "composite"),
        (composite("SK S3 SA", "SJ ^ X1=3"), "composite"),
        (composite("ST S2 S4", "H2 ^ X1=10"), "composite"),
        (composite("SJ S7", "S3 ^ S2, SK"), "composite"),
        (composite("SA S7 S2 S8", "H2 ^ S6, S3 ^ H3"), "composite"),
        (composite("SK HK", "DK, X1=10 SA"), "composite"),
        (composite("S2 S4", "H2 ^ D3, H3"), "composite"),
        (composite("S9 SA", "S7, SK"), "composite"),
        (composite("S5 S7", "S3, SA S9"), "composite"),
        (composite("SA S7 S2 S9", "H7, SK, HA H9"), "composite"),
        (composite("S6", "S2, S3"), "composite"),
        (composite("S9", "S3, H3"), "composite"),
        (composite("S8", "S2 ^ S3"), "composite"),
        (composite("S6", "S2, S5"), "product-differs"),
        (composite("S7", "S2, S3"), "product-differs"),
        (composite("SQ", "S2, S6"), "base-not-prime"),
        (composite("SQ", "S4, S3"), "base-not-prime"),
        (composite("SA HA S4", "S2, S5 S7"), "base-not-prime"),
        (composite("SK SA", "H2 ^ HK"), "product-differs"),
        (play("S5 S7"), "cut"),
        (play("X1=5 S7"), "cut"),
        (play("SA S7 S2 S9"), "reversal"),
        (play("X1"), "infinity"),
    ];
    let leading = facing(json!({}), HAND, "");
    for (action, expected) in cases {
        assert_eq!(verdict(&leading, &action), expected, "{action:?}");
    }
}

/// 57 and 1729 have to beat the field like any other number.
#[test]
fn special_numbers_beat_the_field() {
    let against = |field: &str, action| {
        let field = json!({ "cards": list(field), "by": 1 });
        let position = json!({ "hands": [list("S5 S7 SA C7 S2 S9 S3"), ["D9"]], "field": field });
        let game = super::game(json!({}), position);
        super::refusal(&game, &action).map_or_else(|| verdict(&game, &action), |refusal| refusal.to_string())
    };
    assert_eq!(against("H5 H3", play("S5 S7")), "cut");
    assert_eq!(against("H5 H9", play("S5 S7")), "the number must be larger");
    assert_eq!(against("HA H6 H2", play("S5 S7")), "lay as many cards as lie there");
    assert_eq!(against("HA H6 H2 DA", play("SA S7 S2 S9")), "reversal");
    assert_eq!(against("HA H7 H3 DA", play("SA C7 S2 S9")), "the number must be larger");
}

#[test]
fn special_numbers_can_be_turned_off() {
    let off = json!({ "cut-57": false, "revolution-1729": false });
    let leading = facing(off, HAND, "");
    assert_eq!(verdict(&leading, &play("S5 S7")), "not-prime");
    assert_eq!(verdict(&leading, &play("SA S7 S2 S9")), "not-prime");
    assert_eq!(verdict(&leading, &composite("S5 S7", "S3, SA S9")), "composite");
}

/// As composites 57 and 1729 are ordinary: the field stays, the order stays.
#[test]
fn special_numbers_with_factors_are_ordinary() {
    let mut playing = facing(json!({}), HAND, "");
    events(&mut playing, 0, &composite("SA S7 S2 S9", "H7, SK, HA H9"));
    assert!(!playing.is_revolution());
    assert_eq!(position_of(&playing)["field"]["cards"], list("SA S7 S2 S9"));
    let mut playing = facing(json!({}), HAND, "");
    events(&mut playing, 0, &composite("S5 S7", "S3, SA S9"));
    assert_eq!(position_of(&playing)["field"]["cards"], list("S5 S7"));
    assert_eq!(playing.turn(), 1);
}

/// Numbers that overflow 32, 53 and 64 bits: judged against a library for large numbers.
#[test]
fn large_numbers_are_exact() {
    let hand = "SK HK DK CK SQ HQ DQ CQ SJ HJ DJ CJ ST SA HA";
    for field in [
        "SK HK DK CK SQ HQ",
        "SK HK DK CK SQ HQ SJ",
        "SK HK DK CK SQ HQ DQ CQ SJ HJ DJ",
        "SK HK DK CK SQ HQ DQ CQ SJ HJ SA",
        "CJ HK DK CK SQ HQ DQ CQ SJ HJ SK",
        "CJ HK DK CK SQ HQ DQ CQ SJ HJ SK SA DJ HA",
    ] {
        let number: BigUint =
            cards(field).iter().map(|card| card.value().unwrap().to_string()).collect::<String>().parse().unwrap();
        let is_prime = num_prime::nt_funcs::is_prime(&number, None).probably();
        let expected = if is_prime { "prime" } else { "not-prime" };
        assert_eq!(verdict(&facing(json!({}), hand, ""), &play(field)), expected, "{number}");
    }
}

#[test]
fn an_accepted_play_tells_its_number_and_proof() {
    let mut playing = facing(json!({}), HAND, "");
    let told = event(&events(&mut playing, 0, &play("S6 SQ SA")), "played");
    assert_eq!(
        told,
        json!({ "seat": 0, "field": ["S6", "SQ", "SA"], "number": "6121", "kind": { "prime": "proven" } })
    );
    let mut playing = facing(json!({}), HAND, "");
    let told = event(&events(&mut playing, 0, &composite("SQ SA", "SJ ^ S2")), "played");
    let factors = json!([{ "base": ["SJ"], "exponent": ["S2"] }]);
    assert_eq!(told["factors"], factors);
    assert_eq!(told["kind"], json!({ "composite": "proven" }));
    let mut playing = facing(json!({}), HAND, "");
    assert_eq!(event(&events(&mut playing, 0, &play("X1")), "played")["number"], json!(null));
}
