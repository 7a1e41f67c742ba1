//! `serve` from outside: the api, the pushes and the page, for this machine only.

#![allow(clippy::unwrap_used, reason = "all of this is test code")]

mod saves;
mod server;

use std::io::{BufRead, BufReader, Write};
#[cfg(unix)]
use std::process::Command;

use crate::server::Server;

#[test]
fn requests_are_answered_and_the_page_is_served() {
    let server = Server::start("answers");
    let hello = server.call(r#"{"type":"hello"}"#);
    assert!(
        hello.starts_with("HTTP/1.1 200") && hello.contains(r#"{"app":{"version":"#),
        "{hello}"
    );
    let refused = server.call(r#"{"type":"dance"}"#);
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    assert!(refused.ends_with(r#"{"code":"badRequest","data":{"where":"type"}}"#), "{refused}");
    let host = format!("Host: {}\r\n", server.address);
    let page = server.ask("GET /", &host, "");
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<title>page</title>"), "{page}");
    for path in ["/../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/missing"] {
        let answer = server.ask(&format!("GET {path}"), &host, "");
        assert!(!answer.starts_with("HTTP/1.1 200") && !answer.contains("secret\n"), "{answer}");
    }
}

#[test]
fn who_is_not_from_here_gets_nothing() {
    let server = Server::start("foreign");
    let here = format!("Host: {}\r\n", server.address);
    for headers in [
        "Host: example.org\r\n".to_owned(),
        format!("{here}Origin: http://example.org\r\n"),
        format!("{here}Origin: https://localhost.example.org\r\n"),
        format!("{here}Origin: null\r\n"),
    ] {
        for line in ["POST /call", "GET /push", "GET /"] {
            let answer = server.ask(line, &headers, r#"{"type":"hello"}"#);
            assert!(answer.starts_with("HTTP/1.1 403"), "{line} {headers}: {answer}");
        }
    }
    let own = format!("{here}Origin: http://{}\r\n", server.address);
    assert!(server.ask("POST /call", &own, r#"{"type":"hello"}"#).starts_with("HTTP/1.1 200"));
}

#[test]
fn bots_moves_are_pushed() {
    let server = Server::start("pushes");
    let mut pushes = server.connect();
    write!(pushes, "GET /push HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    let mut lines = BufReader::new(pushes).lines().map(Result::unwrap);
    assert_eq!(lines.next().unwrap(), "HTTP/1.1 200 OK");
    assert!(
        lines
            .by_ref()
            .take_while(|line| !line.is_empty())
            .any(|line| { line.eq_ignore_ascii_case("content-type: text/event-stream") })
    );
    let bot = r#"{"name":"Bot","mark":"b","sitter":{"type":"bot","level":"random"}}"#;
    let new = format!(
        r#"{{"type":"newTable","setup":{{"game":"kraje","seats":2}},"seats":[{bot},{bot}]}}"#
    );
    assert!(server.call(&new).starts_with("HTTP/1.1 200"));
    let mut data = lines.filter_map(|line| Some(line.strip_prefix("data: ")?.to_owned()));
    assert!(data.by_ref().any(|push| push.starts_with(r#"{"type":"thinking""#)));
    assert!(data.any(|push| push.starts_with(r#"{"type":"table""#) && push.contains(r#""type":"over""#)));
}

#[cfg(unix)]
#[test]
fn told_to_end_it_leaves_the_saves_in_one_file() {
    for signal in ["-TERM", "-INT"] {
        let mut server = Server::start("ends");
        let seat = r#"{"name":"A","mark":"a","sitter":{"type":"person"}}"#;
        let new = format!(
            r#"{{"type":"newTable","setup":{{"game":"kraje","seats":1}},"seats":[{seat}]}}"#
        );
        assert!(server.call(&new).starts_with("HTTP/1.1 200"));
        // A page that listens for ever does not hold it up.
        let mut pushes = server.connect();
        write!(pushes, "GET /push HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
        assert!(server.file().with_extension("db-wal").exists());
        let id = server.child.id().to_string();
        Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(server.child.wait().unwrap().success(), "{signal}");
        assert!(!server.file().with_extension("db-wal").exists(), "{signal}");
    }
}
