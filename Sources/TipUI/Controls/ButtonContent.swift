/// How a button looks and whether it can be pressed.
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

    package enum Role: Equatable, Sendable { case cancel, destructive, close }

    package var look: Look
    package var role: Role?
    package var isDisabled: Bool
    package var tint: PaintStyle?

    package init(look: Look = .automatic, role: Role? = nil, isDisabled: Bool = false, tint: PaintStyle? = nil) {
        self.look = look
        self.role = role
        self.isDisabled = isDisabled
        self.tint = tint
    }
}
