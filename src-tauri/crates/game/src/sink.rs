//! [`Sink`]: where events go.

/// Takes the events of a step. `()` takes none, and then they are not even made.
pub trait Sink<E> {
    /// Puts the event that `make` makes.
    fn put(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    fn put(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
