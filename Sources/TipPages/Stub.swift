import TipKitCore
extension TipPeople {
    func watch(_ id: String, _ f: @escaping @Sendable () -> Void) throws -> StoreWatch { StoreWatch(0) {} }
    func position(of id: String) throws -> String { "" }
    func secret(of id: String) throws -> String { "" }
    var outcomes: AsyncStream<(person: String, outcome: Tips.Outcome)> { AsyncStream { $0.finish() } }
}
