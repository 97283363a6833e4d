/// Opens an address, in whatever way the person's system does.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    private let open: @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void

    package nonisolated init(
        _ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void
    ) {
        self.open = open
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: Learns, on the main actor, whether the person's system took it.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        open(url) { accepted in
            // The answer may come when no code of the page runs.
            Self.$current.withValue(self) { completion(accepted) }
        }
    }

    /// What opens addresses for the person whose page the running code belongs to; `nil` in code of no page.
    ///
    /// It is for modules that stand in for others of Apple's, where code reaches the system without a view.
    @_spi(Compatibility) @TaskLocal public static var current: OpenURLAction?
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _, completion in completion(false) } }
}

extension EnvironmentValues {
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
