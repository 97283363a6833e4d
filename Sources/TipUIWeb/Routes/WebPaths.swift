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

    /// What the paths begin with that the client asks for by itself.
    package var service: String { "\(base)/_tipui" }
    package var script: String { "\(service)/\(ClientFile.script.name)" }
    package var menus: String { "\(service)/\(ClientFile.menus.name)" }
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
