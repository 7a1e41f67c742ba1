//! The rules of Space Bastards.
