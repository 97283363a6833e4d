import Foundation
package import TipHTTP

/// The paths that a server handles, all with a common prefix.
package struct WebPaths: Equatable, Sendable {
    /// The common prefix: either empty, or a path with a leading slash and no trailing slash.
    package let base: String

    /// The prefix of the paths that the client script and the page's resources use.
    package let service: String

    /// Makes the paths of an app.
    package init(base: String = "") {
        self.base = base.split(separator: "/").map { "/\($0)" }.joined()
        service = "\(self.base)/_tipui"
    }

    package var page: String { base.isEmpty ? "/" : base }
    package var previews: String { "\(base)/_previews" }

    /// Returns the path of the preview at an index of the list.
    package func preview(_ index: Int) -> String { "\(previews)/\(index + 1)" }

    /// Returns the address of a level: the path of its page, followed by the names of the levels above the first.
    package func address(of page: String, levels: [String]) -> String {
        levels.reduce(page == "/" && !levels.isEmpty ? "" : page) { address, name in
            let encoded =
                name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_", "~"])) ?? name
            return "\(address)/\(encoded)"
        }
    }

    /// Returns the names of the levels in an address; `nil` if the address can't belong to the page.
    package func levels(of address: String, on page: String) -> [String]? {
        let start = page == "/" ? page : "\(page)/"
        guard address == page || address.hasPrefix(start) else { return nil }
        let names = address.dropFirst(start.count).split(separator: "/").map {
            $0.removingPercentEncoding ?? String($0)
        }
        return names.count <= Self.levelLimit && names.allSatisfy(Self.isLevelName) ? names : nil
    }

    /// The maximum number of levels in an address.
    ///
    /// Without a limit, a handwritten address could open any number of levels if a level links to another level of the
    /// same kind.
    private static let levelLimit = 64

    /// Returns whether a name is valid for a level or, after a tilde, for a tab.
    ///
    /// A valid name is distinct from the server's own paths, which begin with an underscore, and from file names, which
    /// contain dots.
    private static func isLevelName(_ name: String) -> Bool {
        name == LevelNames.unnamed
            || name.trimmingPrefix(Session.tabMark).allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    package var script: String { "\(service)/\(ClientFile.script.name)" }
    package var styleSheet: String { "\(service)/\(ClientFile.styleSheet.name)" }
    package var assets: String { "\(service)/asset" }
    package var stream: String { "\(service)/stream" }
    package var alive: String { "\(service)/alive" }
    package var event: String { "\(service)/event" }
    package var form: String { "\(service)/form" }
    package var end: String { "\(service)/end" }

    /// Returns the address of a file that every page needs; the address changes with the file's content.
    package func address(of file: ClientFile) -> String { "\(service)/\(file.name)?v=\(file.version)" }
}
