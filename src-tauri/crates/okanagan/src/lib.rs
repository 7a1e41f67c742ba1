//! The rules of Okanagan.
