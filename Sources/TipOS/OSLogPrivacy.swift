#if SwiftUI
    /// Whether a value can be read in a log.
    public struct OSLogPrivacy: Sendable {
        /// What the log has in place of a hidden value.
        public enum Mask: Sendable {
            /// A text that is the same for equal values, as long as the process runs.
            case hash
            /// Nothing that tells values apart.
            case none
        }

        private enum Visibility {
            case automatic, readable, hidden, sensitive
        }

        private let visibility: Visibility
        private var mask: Mask = .none

        /// Numbers are readable, and texts aren't.
        public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic) }
        /// The value is readable.
        public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .readable) }
        /// The value is hidden.
        public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .hidden) }
        /// The value is hidden.
        public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive) }

        /// Numbers are readable; texts aren't, and have a mask.
        public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
        /// The value is hidden, and has a mask.
        public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }
        /// The value is hidden, and has a mask.
        public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }

        /// Returns what the log has for a text.
        func visible(_ text: () -> String, isPublicByDefault: Bool) -> String {
            switch (visibility, mask) {
            case (.readable, _): text()
            case (.automatic, _) where isPublicByDefault: text()
            case (_, .hash): "<mask.hash: '\(String(UInt(bitPattern: text().hashValue), radix: 36))'>"
            case (.sensitive, .none): "<sensitive>"
            case (_, .none): "<private>"
            }
        }
    }
#endif
