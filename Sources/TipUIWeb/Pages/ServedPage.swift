package import TipUI

/// A page that a server serves at a path: the root view and the graph host of each of its sessions.
@MainActor
package struct ServedPage {
    package var root: @MainActor () -> any View
    package var host: @MainActor () -> GraphHost

    package init(
        root: @escaping @MainActor () -> any View,
        host: @escaping @MainActor () -> GraphHost = { GraphHost() }
    ) {
        self.root = root
        self.host = host
    }

    /// Returns a page for each preview, and a page that lists them, by path.
    package static func previews(_ previews: [PreviewPage], paths: WebPaths = WebPaths()) -> [String: ServedPage] {
        var pages = [paths.previews: ServedPage { PreviewIndex(pages: previews, paths: paths) }]
        for (index, preview) in previews.enumerated() {
            pages[paths.preview(index)] = ServedPage(root: { preview.view }, host: PreviewPage.makeHost)
        }
        return pages
    }
}
