#if SwiftUI
    public import Foundation
    import TipUI

    /// A replacement for UIKit's `UIPasteboard` that can only copy texts and links.
    ///
    /// A browser lets a page copy soon after the person has done something in it, and at an address with `https` or on
    /// the same machine. What the person copied elsewhere can't be read: a property returns what this page has copied.
    @MainActor @preconcurrency
    public final class UIPasteboard {
        /// The clipboard of the person whose page runs the code.
        public static let general = UIPasteboard()

        private init() {}

        /// The text that this page has copied.
        public var string: String? {
            get { Clipboard.current?.text }
            set { Clipboard.current?.write(newValue) }
        }

        /// The texts that this page has copied, which are copied as lines.
        public var strings: [String]? {
            get { string.map { [$0] } }
            set { string = newValue?.joined(separator: "\n") }
        }

        /// The link that this page has copied.
        public var url: URL? {
            get { string.flatMap { URL(string: $0) } }
            set { string = newValue?.absoluteString }
        }

        /// Whether this page has copied a text.
        public var hasStrings: Bool { string != nil }

        /// Whether this page has copied a link.
        public var hasURLs: Bool { url?.scheme != nil }
    }
#endif
