import Foundation

/// The paths that a server answers, all of which begin alike.
package struct WebPaths: Equatable, Sendable {
    /// What each path begins with: nothing, or a slash and names, without one at the end.
    package let base: String

    package init(base: String = "") {
        self.base = base.split(separator: "/").map { "/\($0)" }.joined()
    }

    package var page: String { base.isEmpty ? "/" : base }
    package var previews: String { "\(base)/_previews" }

    /// The path of a preview by its place in the list.
    package func preview(_ index: Int) -> String { "\(previews)/\(index + 1)" }

    /// The address of a level of a page: the page's own path, and the names of the levels above the first.
    package func address(of page: String, levels: [String]) -> String {
        levels.reduce(page == "/" && !levels.isEmpty ? "" : page) { address, name in
            let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])) ?? name
            return "\(address)/\(encoded)"
        }
    }

    /// The names of the levels in an address; `nil` if it can't be one of the page's.
    package func levels(of address: String, on page: String) -> [String]? {
        let start = page == "/" ? page : "\(page)/"
        guard address == page || address.hasPrefix(start) else { return nil }
        let names = address.dropFirst(start.count).split(separator: "/").map {
            $0.removingPercentEncoding ?? String($0)
        }
        return names.count <= Self.levelLimit && names.allSatisfy(Self.isLevelName) ? names : nil
    }

    /// How many levels an address may name: where a link leads to its like, whoever writes addresses could go on and on.
    private static let levelLimit = 64

    /// Whether a level may be called so; what the server has for itself begins with an underscore, and files have dots.
    private static func isLevelName(_ name: String) -> Bool {
        name == LevelNames.unnamed || name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// What the paths begin with that the client asks for by itself.
    package var service: String { "\(base)/_tipui" }
    package var script: String { "\(service)/\(ClientFile.script.name)" }
    package var styleSheet: String { "\(service)/\(ClientFile.styleSheet.name)" }
    package var assets: String { "\(service)/asset" }
    package var stream: String { "\(service)/stream" }
    package var alive: String { "\(service)/alive" }
    package var event: String { "\(service)/event" }
    package var form: String { "\(service)/form" }
    package var end: String { "\(service)/end" }

    /// The address of a file that every page needs, which changes with its content.
    package func address(of file: ClientFile) -> String { "\(service)/\(file.name)?v=\(file.version)" }
}
