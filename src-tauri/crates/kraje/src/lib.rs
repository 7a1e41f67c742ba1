//! The rules of Podivné kraje (Confusing Lands).
