//! The rules of Carcassonne: Hunters and Gatherers.
