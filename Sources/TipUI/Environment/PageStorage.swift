/// What views of one page share, by type; every graph has one of its own.
@MainActor
package final class PageStorage {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// The value of a type, made at the first time.
    package func value<Value: AnyObject>(make: () -> Value) -> Value {
        if let value = values[ObjectIdentifier(Value.self)] as? Value { return value }
        let value = make()
        values[ObjectIdentifier(Value.self)] = value
        return value
    }
}

private enum PageStorageKey: EnvironmentKey {
    static var defaultValue: PageStorage { PageStorage() }
}

extension EnvironmentValues {
    /// What the views of this page share.
    package var pageStorage: PageStorage {
        get { self[PageStorageKey.self] }
        set { self[PageStorageKey.self] = newValue }
    }
}
