import TipContent
public import TipKitEngine

extension Tips {
    /// The kind of interface in which a process shows tips.
    ///
    /// Not in Apple's TipKit, where `UIDevice.current.userInterfaceIdiom` provides similar information.
    public enum Surface: String, Sendable, CustomStringConvertible {
        /// A web page.
        case web
        /// A process without web pages, such as a command-line tool, a server, or a test.
        case process

        /// The name of the surface, for use in the id of a tip.
        public var description: String { rawValue }
    }

    /// The surface on which this process shows tips.
    ///
    /// A tip whose id contains the surface is a separate tip on each surface. A person who closes the tip on one
    /// surface still sees it on the other surface, even if both sync:
    ///
    /// ```swift
    /// var id: String { "ShortcutTip-\(Tips.surface)" }
    /// ```
    ///
    /// Not in Apple's TipKit.
    public static var surface: Surface { ServingProcess.isServing ? .web : .process }
}
