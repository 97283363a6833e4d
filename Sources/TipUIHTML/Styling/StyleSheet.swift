/// The look of pages, which browsers keep; what a page needs beside it comes with the page.
package struct StyleSheet: Sendable {
    package let text: String
    /// The text as Brotli has compressed it.
    package let compressed: [UInt8]

    /// The look of all pages.
    package static let common = StyleSheet(
        text: String(decoding: PackageResources.tipui_css, as: UTF8.self),
        compressed: PackageResources.tipui_css_br
    )
    /// The look of what few pages begin with; it follows the common one.
    package static let further = StyleSheet(
        text: String(decoding: PackageResources.further_css, as: UTF8.self),
        compressed: PackageResources.further_css_br
    )
}
