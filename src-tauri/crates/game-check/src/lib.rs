//! Conformance kit for rule engines.
