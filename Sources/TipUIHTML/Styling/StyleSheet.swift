/// The look of pages, which browsers keep; what a page needs beside it comes with the page.
package enum StyleSheet {
    package static let text = String(decoding: PackageResources.tipui_css, as: UTF8.self)
    /// The text as Brotli has compressed it.
    package static let compressed = PackageResources.tipui_css_br
}
