/// The clipboard of the user's system, to which a page can only write.
@MainActor
package final class Clipboard {
    /// The text that the page has written, as long as the page lives; `nil` before the first.
    package private(set) var text: String?
    private let copy: @MainActor (String) -> Void

    init(copy: @escaping @MainActor (String) -> Void) {
        self.copy = copy
    }

    /// Writes a text to the clipboard.
    package func write(_ text: String?) {
        self.text = text
        copy(text ?? "")
    }

    /// The clipboard of the page whose code is running; `nil` if the running code belongs to no page.
    ///
    /// For modules that replace an Apple module whose API copies without a view, such as `UIPasteboard`.
    @TaskLocal package static var current: Clipboard?
}
