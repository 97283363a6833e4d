/// A control that answers a press, with its look and whether it can be pressed; its children are its label.
package struct ButtonContent: Equatable, Sendable {
    package enum Look: Equatable, Sendable {
        /// The platform's: tinted text.
        case automatic
        case plain
        case borderless
        case bordered
        case borderedProminent
        /// The round close button of a tip.
        case close
        /// A tip's action: tinted text in a row of its own.
        case tipAction
        /// The handle at the top of a sheet; it has no label to be seen.
        case sheetHandle
    }

    package var look: Look
    package var role: ButtonRole?
    package var isDisabled: Bool
    package var tint: PaintStyle?

    package init(look: Look = .automatic, role: ButtonRole? = nil, isDisabled: Bool = false, tint: PaintStyle? = nil) {
        self.look = look
        self.role = role
        self.isDisabled = isDisabled
        self.tint = tint
    }
}

extension ButtonContent: ElementContent {
    package static let kind = ElementKind.button

    package static var variations: [Variations<ButtonContent>] {
        var list = Variations(of: ButtonContent())
        list.add { $0.look = .bordered }
        list.add { $0.role = .destructive }
        list.add { $0.isDisabled = true }
        list.add { $0.tint = .system(.red) }
        return [list]
    }
}
