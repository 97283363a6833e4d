import Synchronization

/// Records whether this process serves its views to browsers.
package enum ServingProcess {
    private static let state = Atomic(false)

    package static var isServing: Bool { state.load(ordering: .relaxed) }

    /// Records that the process serves its views to browsers; called before the app is created.
    package static func begin() { state.store(true, ordering: .relaxed) }
}

/// The module of the app that this process serves.
package enum AppModule {
    private static let stored = Mutex<String?>(nil)

    static var name: String? { stored.withLock { $0 } }

    /// Records the module, whose resources contain the app's strings; called before the app is created.
    package static func record(_ app: Any.Type) {
        let module = String(reflecting: app).prefix { $0 != "." }
        stored.withLock { $0 = String(module) }
    }
}
