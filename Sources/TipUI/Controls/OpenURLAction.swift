public import Foundation

/// An action that asks the user's system to open a URL.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    private let open: @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void

    package nonisolated init(
        _ open: @escaping @MainActor @Sendable (URL, @escaping @MainActor (Bool) -> Void) -> Void
    ) {
        self.open = open
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Called on the main actor with whether the user's system accepted the URL.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor (_ accepted: Bool) -> Void) {
        open(url) { accepted in
            // The renderer's answer may arrive outside the page's code, where `current` isn't set, so set `current`
            // while the completion runs.
            Self.$current.withValue(self) { completion(accepted) }
        }
    }

    /// The action that opens URLs for the page whose code is running; `nil` if the running code belongs to no page.
    ///
    /// For modules that replace an Apple module whose API opens URLs without a view, such as `UIApplication`.
    @TaskLocal package static var current: OpenURLAction?
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _, completion in completion(false) } }
}

extension EnvironmentValues {
    /// The action that opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
