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
