package import TipUI

/// What a server shows at a path: the view of each session there, and what stands around it.
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

    /// A page for each preview, and one that lists them, by their paths.
    package static func previews(_ previews: [PreviewPage], paths: WebPaths = WebPaths()) -> [String: ServedPage] {
        var pages = [paths.previews: ServedPage { PreviewIndex(pages: previews, paths: paths) }]
        for (index, preview) in previews.enumerated() {
            pages[paths.preview(index)] = ServedPage(root: { preview.view }, host: PreviewPage.makeHost)
        }
        return pages
    }
}
