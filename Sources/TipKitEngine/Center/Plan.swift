/// What a call wants of the store, made under the centre's locks.
enum Plan<Result> {
    /// Nothing is to be stored.
    case done(Result)
    /// Changes are to be stored; what follows is taken over in the same step as what the store says.
    case commit([StoreChange], then: (inout CenterState, Fate) -> Result)
}
