/// The content of a button element: its look and whether it can be pressed; its child elements are its label.
package struct ButtonContent: Equatable, Sendable {
    package enum Look: Equatable, Sendable {
        /// The platform's default: tinted text.
        case automatic
        case plain
        case borderless
        case bordered
        case borderedProminent
        /// The round close button of a card.
        case close
        /// An action of a card: tinted text in a separate row.
        case cardAction
        /// An item of a menu.
        case menuItem
        /// An option of a picker: a row with a checkmark if the option is chosen.
        case choice
        /// The button that opens a view's context menu from the keyboard; visible while it has the focus.
        case contextMenu
        /// The handle at the top of a sheet; it has no visible label.
        case sheetHandle
        /// A button of an alert or a confirmation dialog.
        case dialog
        /// A tab in the bar of a tab view.
        case tab
    }

    package var look: Look
    package var role: ButtonRole?
    package var isDisabled: Bool
    package var tint: PaintStyle?
    /// The menu that a press opens.
    package var menu: ElementID?
    /// Whether the button is on; `nil` for a button that isn't a toggle or an option.
    package var isOn: Bool?
    /// The navigation link that the button represents, or `nil`; in a list, a navigation link fills its row and is
    /// marked as a link.
    package var link: LevelLink?
    /// The keys that press the button.
    package var shortcut: KeyboardShortcut?
    /// Whether the tab is selected; `nil` for a button that isn't a tab.
    package var isSelectedTab: Bool?
    /// What a press shares; `nil` for a button that isn't a share link.
    package var share: ShareContent?
    /// The size of a button with a border.
    package var size: ControlSize
    /// The shape of a button with a border.
    package var shape: ButtonBorderShape

    package init(
        look: Look = .automatic,
        role: ButtonRole? = nil,
        isDisabled: Bool = false,
        tint: PaintStyle? = nil,
        menu: ElementID? = nil,
        isOn: Bool? = nil,
        link: LevelLink? = nil,
        shortcut: KeyboardShortcut? = nil,
        isSelectedTab: Bool? = nil,
        share: ShareContent? = nil,
        size: ControlSize = .regular,
        shape: ButtonBorderShape = .automatic
    ) {
        self.look = look
        self.role = role
        self.isDisabled = isDisabled
        self.tint = tint
        self.menu = menu
        self.isOn = isOn
        self.link = link
        self.shortcut = shortcut
        self.isSelectedTab = isSelectedTab
        self.share = share
        self.size = size
        self.shape = shape
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
        list.add { $0.shortcut = .defaultAction }
        var bordered = Variations(of: ButtonContent(look: .bordered))
        bordered.add { $0.size = .large }
        bordered.add { $0.shape = .capsule }
        var items = Variations(of: ButtonContent(look: .menuItem))
        items.add { $0.isOn = true }
        items.add { $0.isOn = false }
        var choices = Variations(of: ButtonContent(look: .choice, isOn: false))
        choices.add { $0.isOn = true }
        var tabs = Variations(of: ButtonContent(look: .tab))
        tabs.add { $0.isSelectedTab = true }
        tabs.add { $0.isSelectedTab = false }
        let shared = ShareContent(text: "a", url: "https://a.example", confirmation: "b")
        var shares = Variations(of: ButtonContent(share: shared))
        shares.add { $0.share?.title = "c" }
        shares.add { $0.share?.text = "c" }
        shares.add { $0.share?.url = nil }
        shares.add { $0.share?.confirmation = "c" }
        shares.add { $0.isDisabled = true }
        return [list, bordered, items, choices, tabs, shares]
    }
}

/// How the buttons in a view are drawn.
package enum ButtonChoice {
    case look(ButtonContent.Look)
    case style(@MainActor (ButtonStyleConfiguration) -> any View)
    case primitiveStyle(@MainActor (PrimitiveButtonStyleConfiguration) -> any View)

    /// Returns the choice for a style that makes the entire view of a button.
    @MainActor
    static func buttons(by style: some PrimitiveButtonStyle) -> ButtonChoice {
        if let builtIn = style as? any BuiltInButtonStyle { return .look(builtIn.look) }
        return .primitiveStyle { style.makeBody(configuration: $0) }
    }

    /// Returns the choice for a style that makes only the label of a button.
    @MainActor
    static func labels(by style: some ButtonStyle) -> ButtonChoice {
        .style { style.makeBody(configuration: $0) }
    }

    /// The look of a button element; plain if an app's `ButtonStyle` draws the label.
    var look: ButtonContent.Look {
        switch self {
        case .look(let look): look
        case .style: .plain
        case .primitiveStyle: .automatic
        }
    }

    /// Returns a button's label as drawn by an app's `ButtonStyle`, or the unchanged label if there is no such style.
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
