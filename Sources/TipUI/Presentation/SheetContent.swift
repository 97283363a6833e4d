/// A card above all of the page, which can't be used meanwhile: the card's last child may be another sheet.
///
/// Its host is the root, or the sheet that it lies upon.
package struct SheetContent: Equatable, Sendable {
    /// What assistive technology calls the sheet; empty if nothing in it has a title and no language is stated.
    package var title: String
    /// Whether it covers all of the page.
    package var isCover: Bool
    /// Whether the person may close it: by Escape, by a press beside it, by its handle.
    package var isDismissible: Bool
    /// Whether its handle is seen; assistive technology and the keyboard reach it all the same.
    package var showsHandle: Bool
    /// How high it is where it comes from below; `nil` for as high as its content.
    package var height: PresentationDetent?
    /// What its background is painted with; `nil` for the platform's.
    package var background: PaintStyle?

    package init(
        title: String = "",
        isCover: Bool = false,
        isDismissible: Bool = true,
        showsHandle: Bool = true,
        height: PresentationDetent? = nil,
        background: PaintStyle? = nil
    ) {
        self.title = title
        self.isCover = isCover
        self.isDismissible = isDismissible
        self.showsHandle = showsHandle
        self.height = height
        self.background = background
    }
}

extension SheetContent: ElementContent {
    package static let kind = ElementKind.sheet

    package static var variations: [Variations<SheetContent>] {
        var list = Variations(of: SheetContent())
        list.add { $0.title = "<b>" }
        list.add { $0.isCover = true }
        list.add { $0.isDismissible = false }
        list.add { $0.showsHandle = false }
        list.add { $0.height = .medium }
        list.add { $0.height = .height(4) }
        list.add { $0.background = .tint }
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

/// How what a sheet holds wants the sheet to be.
struct SheetLook: Equatable {
    /// What assistive technology calls it.
    var title: String?
    /// Whether the person may close it; `nil` is yes.
    var isDismissible: Bool?
    /// Whether its handle is seen; `nil` is yes.
    var showsHandle: Bool?
    /// How high it is where it comes from below; `nil` is as high as its content.
    var height: PresentationDetent?
    /// What its background is painted with; `nil` is the platform's.
    var background: PaintStyle?

    /// The look on a sheet.
    func content(isCover: Bool) -> SheetContent {
        SheetContent(
            title: title ?? "",
            isCover: isCover,
            isDismissible: !isCover && isDismissible ?? true,
            showsHandle: showsHandle ?? true,
            height: height,
            background: background
        )
    }

    /// This, and what it doesn't say as another look has it.
    func filled(from other: SheetLook) -> SheetLook {
        SheetLook(
            title: title ?? other.title,
            isDismissible: isDismissible ?? other.isDismissible,
            showsHandle: showsHandle ?? other.showsHandle,
            height: height ?? other.height,
            background: background ?? other.background
        )
    }
}

/// The look of a sheet: of a view and those below it the innermost decides, of views beside one another the last.
enum SheetLookKey: PreferenceKey {
    static var defaultValue: SheetLook { SheetLook() }

    static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
        value = nextValue().filled(from: value)
    }
}
