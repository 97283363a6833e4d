#if SwiftUI
    import TipUI

    /// A replacement for UIKit's `UIApplication` that can only open URLs.
    @MainActor @preconcurrency
    public final class UIApplication {
        /// The shared instance.
        public static let shared = UIApplication()

        private init() {}

        /// The address of the app's settings in the system; a browser opens nothing for it.
        public nonisolated static let openSettingsURLString = "app-settings:"

        /// An option for opening a URL.
        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The option's name.
            public let rawValue: String

            /// Creates an option with a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Has no effect, because a browser can't restrict a link to apps.
            public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
        }

        /// Opens a URL, as the environment's `openURL` does.
        ///
        /// The URL is opened in the browser of the user whose page makes the call: in an event handler, in a view's task,
        /// or in a `Task` that was started by one of these. Any other call opens nothing, and the completion handler gets
        /// `false`.
        ///
        /// - Parameters:
        ///   - url: The URL to open.
        ///   - options: Ignored.
        ///   - completion: Called on the main actor with whether the user's system accepted the URL.
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

        /// Opens a URL, as the environment's `openURL` does.
        ///
        /// - Parameters:
        ///   - url: The URL to open.
        ///   - options: Ignored.
        /// - Returns: Whether the user's system accepted the URL.
        @discardableResult
        public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
            await withCheckedContinuation { continuation in
                open(url, options: options) { continuation.resume(returning: $0) }
            }
        }

        /// Not available: an action is named by a selector, which Swift has only on Apple's systems.
        @available(
            *,
            unavailable,
            message:
                "Swift has no selectors on Linux. To hide the keyboard, set a property with @FocusState to nil or false."
        )
        public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
    }
#endif
