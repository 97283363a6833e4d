/// A level that a view asks for.
struct PresentedLevel {
    /// The identity of the view.
    let owner: UniqueIdentity
    /// What the level is about: with another value, all that is on it begins anew.
    let value: NavigationValue
    /// Says to the view that the level is to go.
    let dismiss: @MainActor () -> Void
}
