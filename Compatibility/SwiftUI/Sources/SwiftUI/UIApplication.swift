@_spi(Compatibility) import TipUI

/// The app as UIKit names it, as far as code of views asks it to open addresses.
@MainActor @preconcurrency
public final class UIApplication {
    /// The app.
    public static let shared = UIApplication()

    private init() {}

    /// How an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Accepted; a browser has no links that only apps open.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens an address, as the environment's `openURL` does.
    ///
    /// It is opened for the person whose page the call comes from: from a handler, a task of a view, or a `Task` that
    /// either began. Elsewhere nobody is there to open it for.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Accepted; they have no effect.
    ///   - completion: Learns, on the main actor, whether the person's system took it.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let open = OpenURLAction.current else {
            completion?(false)
            return
        }
        open(url) { completion?($0) }
    }

    /// Opens an address, as the environment's `openURL` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Accepted; they have no effect.
    /// - Returns: Whether the person's system took it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}
