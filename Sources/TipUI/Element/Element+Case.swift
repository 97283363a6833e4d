extension Element.Kind {
    /// Whether another kind is of the same case, so that a renderer can turn one into the other.
    func isSameCase(as other: Element.Kind) -> Bool {
        switch (self, other) {
        case (.root, .root), (.text, .text), (.image, .image), (.button, .button), (.link, .link), (.stack, .stack),
            (.overlay, .overlay), (.box, .box), (.spacer, .spacer), (.divider, .divider), (.shape, .shape),
            (.list, .list), (.row, .row), (.section, .section), (.scroll, .scroll), (.page, .page), (.field, .field),
            (.toggle, .toggle), (.progress, .progress), (.callout, .callout), (.anchor, .anchor),
            (.popover, .popover), (.sheet, .sheet):
            true
        default:
            false
        }
    }
}
