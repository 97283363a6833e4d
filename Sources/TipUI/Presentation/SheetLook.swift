/// The appearance and behavior that the content of a sheet requests.
struct SheetLook: Equatable {
    /// The sheet's accessibility label.
    var title: String?
    /// The text that assistive technology reads after the label.
    var message: String?
    /// Whether the user can close the sheet; `nil` means `true`.
    var isDismissible: Bool?
    /// Whether the handle is visible; `nil` means that it depends on the following two properties.
    var showsHandle: Bool?
    /// Whether the sheet can have several heights.
    var hasSeveralHeights = false
    /// Whether the sheet has a button that cancels it.
    var hasCancelButton = false
    /// The height of the sheet in narrow windows, where it slides up from the bottom; `nil` for nearly the whole
    /// window.
    var height: PresentationDetent?
    /// The style of the background; `nil` for the platform's default background.
    var background: PaintStyle?
    /// What a popover becomes in narrow windows; `nil` for a sheet.
    var adaptation: PresentationAdaptation?

    /// Returns the content of a sheet element that has this look.
    func content(form: SheetContent.Form, popover: PopoverPlacement? = nil) -> SheetContent {
        var popover = popover
        popover?.staysInNarrowWindows = adaptation?.keepsPopovers ?? false
        return SheetContent(
            title: title ?? "",
            message: message ?? "",
            form: form,
            isDismissible: form != .cover && isDismissible ?? true,
            showsHandle: showsHandle ?? (hasSeveralHeights || !hasCancelButton),
            height: height,
            background: background,
            popover: popover
        )
    }

    /// Returns the look with its missing values taken from another look.
    func fillingGaps(from other: SheetLook) -> SheetLook {
        SheetLook(
            title: title ?? other.title,
            message: message ?? other.message,
            isDismissible: isDismissible ?? other.isDismissible,
            showsHandle: showsHandle ?? other.showsHandle,
            hasSeveralHeights: hasSeveralHeights || other.hasSeveralHeights,
            hasCancelButton: hasCancelButton || other.hasCancelButton,
            height: height ?? other.height,
            background: background ?? other.background,
            adaptation: adaptation ?? other.adaptation
        )
    }
}

/// The look of a sheet; an inner view takes precedence over the views around it, and a view takes precedence over its
/// earlier siblings.
enum SheetLookKey: PreferenceKey {
    static var defaultValue: SheetLook { SheetLook() }

    static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
        value = nextValue().fillingGaps(from: value)
    }
}
