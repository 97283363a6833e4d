import OpenTipKit

/// The kinds of elements by name, so that there is a list of them all.
enum KindName: CaseIterable, Sendable {
    case root, text, image, button, link, stack, overlay, box, spacer, divider, shape, list, row, section, scroll, page
    case field, toggle, progress, callout, anchor, popover, sheet

    /// Names a kind.
    init(_ kind: Element.Kind) {
        // Without a default: a new kind needs a name here, and with it variations.
        switch kind {
        case .root: self = .root
        case .text: self = .text
        case .image: self = .image
        case .button: self = .button
        case .link: self = .link
        case .stack: self = .stack
        case .overlay: self = .overlay
        case .box: self = .box
        case .spacer: self = .spacer
        case .divider: self = .divider
        case .shape: self = .shape
        case .list: self = .list
        case .row: self = .row
        case .section: self = .section
        case .scroll: self = .scroll
        case .page: self = .page
        case .field: self = .field
        case .toggle: self = .toggle
        case .progress: self = .progress
        case .callout: self = .callout
        case .anchor: self = .anchor
        case .popover: self = .popover
        case .sheet: self = .sheet
        }
    }
}
