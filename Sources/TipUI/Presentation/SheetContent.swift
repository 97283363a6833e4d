/// A sheet above the page.
package struct SheetContent: Equatable, Sendable {
    /// What assistive technology calls the sheet; empty if nothing in it has a title.
    package var title: String
    /// Whether it covers all of the page.
    package var isCover: Bool
    /// Whether the person may close it: by Escape, by a press beside it, by its handle.
    package var isDismissible: Bool
    /// Whether its handle is seen; assistive technology and the keyboard reach it all the same.
    package var showsHandle: Bool
    /// How high it is where it comes from below; `nil` for as high as its content.
    package var height: Height?
    /// Its ground; `nil` for the platform's.
    package var background: PaintStyle?

    package init(
        title: String = "",
        isCover: Bool = false,
        isDismissible: Bool = true,
        showsHandle: Bool = true,
        height: Height? = nil,
        background: PaintStyle? = nil
    ) {
        self.title = title
        self.isCover = isCover
        self.isDismissible = isDismissible
        self.showsHandle = showsHandle
        self.height = height
        self.background = background
    }

    /// How high a sheet is.
    package enum Height: Equatable, Sendable {
        /// A part of the page's height, between 0 and 1.
        case fraction(Double)
        case points(Double)
    }
}
