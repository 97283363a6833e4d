/// A modal card above the page; its last child may be another sheet.
///
/// The parent of a sheet is the root element or another sheet.
package struct SheetContent: Equatable, Sendable {
    /// What a sheet is for.
    package enum Form: Equatable, Sendable {
        /// A card with any content.
        case sheet
        /// A card that covers the whole page.
        case cover
        /// A message in the middle of the window, with buttons.
        case alert
        /// Buttons that slide up from the bottom of a narrow window.
        case confirmation
    }

    /// The sheet's accessibility label; empty if nothing in the sheet has a title and no locale was set.
    package var title: String
    /// The text that assistive technology reads after the label; empty for most sheets.
    package var message: String
    package var form: Form
    /// Whether the user can close the sheet with Escape and, except for an alert, with a click outside it.
    package var isDismissible: Bool
    /// Whether the handle is visible; even a hidden handle can be reached with assistive technology and the keyboard.
    package var showsHandle: Bool
    /// The height of the sheet in narrow windows, where it slides up from the bottom; `nil` for nearly the whole
    /// window.
    package var height: PresentationDetent?
    /// The style of the background; `nil` for the platform's default background.
    package var background: PaintStyle?
    /// The place of a sheet that is a popover in wide windows; `nil` for other sheets.
    package var popover: PopoverPlacement?

    package init(
        title: String = "",
        message: String = "",
        form: Form = .sheet,
        isDismissible: Bool = true,
        showsHandle: Bool = true,
        height: PresentationDetent? = nil,
        background: PaintStyle? = nil,
        popover: PopoverPlacement? = nil
    ) {
        self.title = title
        self.message = message
        self.form = form
        self.isDismissible = isDismissible
        self.showsHandle = showsHandle
        self.height = height
        self.background = background
        self.popover = popover
    }
}

extension SheetContent: ElementContent {
    package static let kind = ElementKind.sheet

    package static var variations: [Variations<SheetContent>] {
        var list = Variations(of: SheetContent())
        list.add { $0.title = "<b>" }
        list.add { $0.message = "a" }
        list.add { $0.form = .cover }
        list.add { $0.form = .alert }
        list.add { $0.form = .confirmation }
        list.add { $0.isDismissible = false }
        list.add { $0.showsHandle = false }
        list.add { $0.height = .medium }
        list.add { $0.height = .height(4) }
        list.add { $0.background = .tint }
        list.add { $0.popover = PopoverPlacement(anchorName: "a") }
        return [list]
    }

    package var stackingAxis: Axis? { .vertical }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}

/// The handle at the top of a sheet, which closes it.
struct SheetHandle {
    let dismiss: @MainActor () -> Void
}

extension SheetHandle: View {
    var body: some View {
        Button(action: dismiss) {
            EmptyView()
        }
        .buttonLook(.sheetHandle)
        .accessibilityLabel(SystemWord.close)
    }
}
