//! Reading requests: what is not understood is refused with the place of the first fault.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::wire::{ApiError, Request};

/// The largest request that is read, in bytes: a pack of components with room to spare.
const MOST_BYTES: usize = 4 << 20;

/// Reads a request.
///
/// # Errors
/// [`ApiError::BadRequest`] with the path of the first thing that is wrong: `type` when the
/// request is none we know, `seats[1].sitter.type` for instance when a part of it is wrong, `$` when it
/// is no object at all.
pub fn read(text: &str) -> Result<Request, ApiError> {
    if text.len() > MOST_BYTES {
        return Err(bad("$"));
    }
    let Ok(Value::Object(mut fields)) = serde_json::from_str(text) else { return Err(bad("$")) };
    let Some(Value::String(kind)) = fields.remove("type") else { return Err(bad("type")) };
    Request::read(&kind, &Value::Object(fields))
}

/// What goes with a request, with nothing else beside it. An action, a setup or what chance brings
/// up is of one shape of many, and serde lets fields through that the shape at hand does not have:
/// so what was read is written again, and what is missing there was not understood.
pub(crate) fn part<T: DeserializeOwned + Serialize>(fields: &Value) -> Result<T, ApiError> {
    let read: T = serde_path_to_error::deserialize(fields).map_err(|error| {
        let path = error.path().to_string();
        bad(if path == "." { "$" } else { &path })
    })?;
    let written = serde_json::to_value(&read).map_err(|_| bad("$"))?;
    foreign(fields, &written, "").map_or(Ok(read), |place| Err(bad(&place)))
}

/// Nothing goes with a request.
pub(crate) fn nothing(fields: &Value) -> Result<(), ApiError> {
    let first = fields.as_object().and_then(|fields| fields.keys().next());
    first.map_or(Ok(()), |name| Err(bad(name)))
}

/// Where the first field stands that is given and not known. An empty one says nothing.
fn foreign(given: &Value, known: &Value, place: &str) -> Option<String> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => given.iter().find_map(|(name, value)| {
            let dot = if place.is_empty() { "" } else { "." };
            let inner = format!("{place}{dot}{name}");
            match known.get(name) {
                Some(is) => foreign(value, is, &inner),
                None => (!value.is_null()).then_some(inner),
            }
        }),
        (Value::Array(given), Value::Array(known)) => {
            let pairs = given.iter().zip(known).enumerate();
            let mut places =
                pairs.filter_map(|(i, (a, b))| foreign(a, b, &format!("{place}[{i}]")));
            places.next()
        }
        _ => None,
    }
}

/// The refusal of a request that is wrong there.
pub(crate) fn bad(place: &str) -> ApiError {
    ApiError::BadRequest { r#where: place.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> String {
        let ApiError::BadRequest { r#where } = read(text).unwrap_err() else { panic!("{text}") };
        r#where
    }

    #[test]
    fn a_fault_is_named_by_its_place() {
        assert_eq!(place("nonsense"), "$");
        assert_eq!(place("[1]"), "$");
        assert_eq!(place("{}"), "type");
        assert_eq!(place(r#"{"type":"dance"}"#), "type");
        assert_eq!(place(r#"{"type":"hello","loud":true}"#), "loud");
        assert_eq!(place(r#"{"type":"open","table":7}"#), "table");
        assert_eq!(place(r#"{"type":"open"}"#), "$");
        let odd = r#"{"type":"newTable","setup":{"game":"kraje","seats":2},"seats":[
            {"name":"A","mark":"a","sitter":{"type":"person"}},
            {"name":"B","mark":"b","sitter":{"type":"robot"}}]}"#;
        assert_eq!(place(odd), "seats[1].sitter.type");
        assert_eq!(place(r#"{"type":"undo","table":"x","at":1,"by":2}"#), "by");
        assert_eq!(
            place(r#"{"type":"act","table":"x","seat":0,"at":1,"actions":[{"game":"go"}]}"#),
            "actions[0].game"
        );
    }

    #[test]
    fn what_no_action_of_the_game_has_is_refused() {
        let act = |action: &str| {
            read(&format!(r#"{{"type":"act","table":"x","seat":0,"at":1,"actions":[{action}]}}"#))
        };
        for (known, foreign, at) in [
            (r#""game":"hunters","type":"pass""#, r#""loud":true"#, "actions[0].loud"),
            (
                r#""game":"hunters","type":"occupy","piece":"hut","zone":1"#,
                r#""x":1"#,
                "actions[0].x",
            ),
            (r#""game":"bastards","type":"done""#, r#""cell":3"#, "actions[0].cell"),
            (
                r#""game":"bastards","type":"love","planet":"p1","race":"spud""#,
                r#""n":2"#,
                "actions[0].n",
            ),
            (r#""game":"okanagan","type":"stop""#, r#""tile":4"#, "actions[0].tile"),
        ] {
            assert!(act(&format!("{{{known}}}")).is_ok(), "{known}");
            let refused = act(&format!("{{{known},{foreign}}}")).unwrap_err();
            assert_eq!(refused, bad(at), "{known} with {foreign}");
        }
        assert_eq!(
            place(
                r#"{"type":"preview","table":"x","seat":0,"at":1,"actions":[
                {"game":"hunters","type":"keep"},{"game":"hunters","type":"pass","zone":1}]}"#
            ),
            "actions[1].zone"
        );
        let scripted = |first: &str| {
            format!(
                r#"{{"type":"newTable","setup":{{"game":"hunters","seats":2}},"seats":[],
                "script":[{{"game":"hunters","type":"first","seat":1{first}}}]}}"#
            )
        };
        assert!(read(&scripted("")).is_ok());
        assert_eq!(place(&scripted(r#","tile":3"#)), "script[0].tile");
    }

    #[test]
    fn a_field_may_be_empty_or_left_out() {
        for second in ["", r#","second":null"#] {
            let action = format!(r#"{{"game":"bastards","type":"plan","card":"love"{second}}}"#);
            let text =
                format!(r#"{{"type":"act","table":"x","seat":0,"at":1,"actions":[{action}]}}"#);
            assert!(read(&text).is_ok(), "{text}");
        }
        let table =
            r#"{"type":"newTable","setup":{"game":"kraje","seats":1},"seats":[],"seed":null}"#;
        assert!(read(table).is_ok());
    }

    #[test]
    fn every_request_reads_back_what_it_writes() {
        for text in [
            r#"{"type":"hello"}"#,
            r#"{"type":"games","status":"running"}"#,
            r#"{"type":"settings","change":{"language":"cs"}}"#,
            r#"{"type":"take","table":"x","seat":1}"#,
        ] {
            let request = read(text).unwrap();
            assert_eq!(serde_json::to_string(&request).unwrap(), text);
        }
    }
}
