/// The style sheet that all pages share and browsers cache.
///
/// Page-specific rules are sent with each page.
package enum StyleSheet {
    package static let text = String(decoding: PackageResources.tipui_css, as: UTF8.self)
    /// The style sheet, compressed with Brotli.
    package static let compressed = PackageResources.tipui_css_br
}
