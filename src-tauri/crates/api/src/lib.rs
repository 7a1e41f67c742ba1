//! The one door: Request in, Reply out, Push beside.
