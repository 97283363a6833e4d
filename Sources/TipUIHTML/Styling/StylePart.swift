/// A part of the style that few pages need.
///
/// It is sent with the first page or batch of patches that draws an element of its kind, so that no page waits for a
/// further file, and no element is drawn before its style is there. The parts don't depend on their order.
package enum StylePart: CaseIterable, Sendable {
    case actions
    case controls
    case drawing
    case menus
    case sheets
    case tabs

    /// The part's text, which is a single rule.
    package var rule: String { Self.rules[self, default: ""] }

    private static let rules = [
        StylePart.actions: PackageResources.actions_css,
        .controls: PackageResources.controls_css,
        .drawing: PackageResources.drawing_css,
        .menus: PackageResources.menus_css,
        .sheets: PackageResources.sheets_css,
        .tabs: PackageResources.tabs_css,
    ].mapValues { String(decoding: $0, as: UTF8.self) }
}
