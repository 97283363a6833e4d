public import Foundation

extension View {
    /// Sets the height that the enclosing sheet has in narrow windows to the smallest of the given heights.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let smallest = detents.min { $0.comparablePoints < $1.comparablePoints }
        return sheetLook { look, _ in
            look.height = look.height ?? smallest
            if detents.count > 1 { look.hasSeveralHeights = true }
        }
    }

    /// Sets the height that the enclosing sheet has in narrow windows to the selected height.
    ///
    /// - Parameters:
    ///   - detents: The heights from which the app selects.
    ///   - selection: The current height; the user can't change it.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        SelectedDetent(content: self, hasSeveralHeights: detents.count > 1, selection: selection)
    }

    /// Sets whether the handle of the enclosing sheet is visible.
    ///
    /// By default, it is visible if the sheet has several heights, or no button that cancels it in its bar.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { look, _ in look.showsHandle = look.showsHandle ?? (visibility != .hidden) }
    }

    /// Sets the background style of the enclosing sheet.
    public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return sheetLook { look, environment in
            look.background = look.background ?? paint.resolved(in: environment)
        }
    }

    /// Has no effect; the background of a sheet can only be a style.
    public nonisolated func presentationBackground<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }

    /// Sets whether the enclosing sheet can only be closed by its own content, not by Escape, its handle or an outside
    /// click.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { look, _ in
            if isDisabled { look.isDismissible = false }
        }
    }

    /// Sets what the enclosing popover becomes in a narrow window.
    ///
    /// With `.popover` or `.none` it stays a popover; otherwise it is a sheet. Sheets remain sheets.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        sheetLook { look, _ in look.adaptation = look.adaptation ?? adaptation }
    }

    /// Sets what the enclosing popover becomes in a narrow window; the adaptation to low windows has no effect.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }

    /// Changes the look of the enclosing sheet; views inside this view take precedence.
    fileprivate nonisolated func sheetLook(
        _ change: @escaping (inout SheetLook, EnvironmentValues) -> Void
    ) -> some View {
        PreferenceModifier(self) { values, environment in change(&values[SheetLookKey.self], environment) }
    }
}

/// A view that sets the height of the enclosing sheet to the value of a binding.
private struct SelectedDetent<Content: View> {
    let content: Content
    let hasSeveralHeights: Bool
    let selection: Binding<PresentationDetent>

    nonisolated init(content: Content, hasSeveralHeights: Bool, selection: Binding<PresentationDetent>) {
        self.content = content
        self.hasSeveralHeights = hasSeveralHeights
        self.selection = selection
    }
}

extension SelectedDetent: View {
    var body: some View {
        let height = selection.wrappedValue
        content.sheetLook { look, _ in
            look.height = look.height ?? height
            if hasSeveralHeights { look.hasSeveralHeights = true }
        }
    }
}

/// The kind of presentation to use in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    private let kind: Kind

    /// Whether a popover stays a popover.
    var keepsPopovers: Bool { kind == .none || kind == .popover }

    /// The platform's adaptation.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// No adaptation.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A sheet that covers the whole page.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether the page behind a presentation can be used while it is open.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    /// Whether the page can be used; `nil` for the presentation's default.
    package let isEnabled: Bool?

    /// The default of the presentation.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// The page can be used.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// The page can't be used, keyboard focus stays in the presentation, and a click outside doesn't close it.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
}

/// A height of a sheet in a narrow window, where it slides up from the bottom; other sheets fit their content.
public struct PresentationDetent: Hashable, Sendable {
    package enum Height: Hashable, Sendable {
        /// A fraction of the page's height, between 0 and 1.
        case fraction(CGFloat)
        case points(CGFloat)
    }

    package let height: Height

    /// About half of the page's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The page's full height, except for a margin that shows the page behind the sheet.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A fraction of the page's height, between 0 and 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
    }

    /// A height in points; less than 0 counts as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(max(height, 0)))
    }

    /// The height on a page of typical height, for comparing detents.
    var comparablePoints: CGFloat {
        switch height {
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}
