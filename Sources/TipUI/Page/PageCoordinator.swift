/// What decides for a whole page about what its views ask of it; every page has one of its own.
@MainActor
package protocol PageCoordinator: AnyObject, Sendable {
    /// What a view asks of the page.
    associatedtype Request: PageRequest

    init()

    /// Gets what the views of the page ask of it, in their order.
    ///
    /// It does so after each pass in which that has changed, and before the batch leaves.
    func update(_ requests: [Request])
}
