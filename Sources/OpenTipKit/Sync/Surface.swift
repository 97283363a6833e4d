public import TipKitEngine
import TipUI

extension Tips {
    /// What a device shows tips on.
    ///
    /// Not in Apple's TipKit, where `UIDevice.current.userInterfaceIdiom` says so.
    public enum Surface: String, Sendable, CustomStringConvertible {
        /// A web page.
        case web
        /// A process without pages: a command-line tool, a server, a test.
        case process

        /// The name, for the id of a tip.
        public var description: String { rawValue }
    }

    /// What this device shows tips on.
    ///
    /// A tip whose id contains it is another tip on each surface, so that a person who closed it on one still meets it on
    /// the other, though both sync:
    ///
    /// ```swift
    /// var id: String { "ShortcutTip-\(Tips.surface)" }
    /// ```
    ///
    /// Not in Apple's TipKit.
    public static var surface: Surface { ServingProcess.isServing ? .web : .process }
}
