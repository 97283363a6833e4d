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
        /// An item of a menu.
        case menuItem
        /// What opens a view's own menu by the keyboard; seen while it has the focus.
        case contextMenu
        /// The handle at the top of a sheet; it has no label to be seen.
        case sheetHandle
    }

    package var look: Look
    package var role: ButtonRole?
    package var isDisabled: Bool
    package var tint: PaintStyle?
    /// The menu that a press opens.
    package var menu: ElementID?
    /// Whether an item of a menu is switched on; `nil` for one that is no switch.
    package var isOn: Bool?
    /// The link that the button is to another level; as a row of a list it is as large as the row, and says so.
    package var link: LevelLink?

    package init(
        look: Look = .automatic,
        role: ButtonRole? = nil,
        isDisabled: Bool = false,
        tint: PaintStyle? = nil,
        menu: ElementID? = nil,
        isOn: Bool? = nil,
        link: LevelLink? = nil
    ) {
        self.look = look
        self.role = role
        self.isDisabled = isDisabled
        self.tint = tint
        self.menu = menu
        self.isOn = isOn
        self.link = link
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
        list.add { $0.menu = ElementID(7) }
        list.add { $0.link = LevelLink() }
        var items = Variations(of: ButtonContent(look: .menuItem))
        items.add { $0.isOn = true }
        items.add { $0.isOn = false }
        return [list, items]
    }
}

/// How buttons are drawn below.
package enum ButtonChoice {
    case look(ButtonContent.Look)
    case style(@MainActor (ButtonStyleConfiguration) -> any View)
    case primitiveStyle(@MainActor (PrimitiveButtonStyleConfiguration) -> any View)

    /// Buttons that a style makes as a whole.
    @MainActor
    static func buttons(by style: some PrimitiveButtonStyle) -> ButtonChoice {
        if let builtIn = style as? any BuiltInButtonStyle { return .look(builtIn.look) }
        return .primitiveStyle { style.makeBody(configuration: $0) }
    }

    /// Buttons whose labels a style makes.
    @MainActor
    static func labels(by style: some ButtonStyle) -> ButtonChoice {
        .style { style.makeBody(configuration: $0) }
    }

    /// The look of a button whose press isn't the style's matter.
    var look: ButtonContent.Look {
        switch self {
        case .look(let look): look
        case .style: .plain
        case .primitiveStyle: .automatic
        }
    }

    /// The label of such a button, as the style makes it.
    @MainActor
    func styledLabel(of label: some View, role: ButtonRole?) -> any View {
        guard case .style(let makeBody) = self else { return label }
        let configuration = ButtonStyleConfiguration(
            role: role,
            label: ButtonStyleConfiguration.Label(view: AnyView(label)),
            isPressed: false
        )
        return StyledView { makeBody(configuration) }
    }
}
