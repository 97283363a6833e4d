public import Foundation

extension View {
    /// Sets how high the sheet around the view is where it comes from below: the smallest of some heights.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let smallest = detents.min { $0.usualPoints < $1.usualPoints }
        return sheetLook { look, _ in look.height = look.height ?? smallest }
    }

    /// Sets how high the sheet around the view is where it comes from below: the selected of some heights.
    ///
    /// - Parameters:
    ///   - detents: The heights among which the app chooses.
    ///   - selection: The height now; a person can't change it.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        SelectedDetent(content: self, selection: selection)
    }

    /// Sets whether the handle of the sheet around the view is seen.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { look, _ in look.showsHandle = look.showsHandle ?? (visibility != .hidden) }
    }

    /// Paints the background of the sheet around the view.
    public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return sheetLook { look, environment in
            look.background = look.background ?? paint.resolved(in: environment)
        }
    }

    /// Accepted; the background of a sheet is a style.
    public nonisolated func presentationBackground<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }

    /// Keeps the person from closing the sheet around the view otherwise than by what the sheet holds.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetLook { look, _ in
            if isDisabled { look.isDismissible = false }
        }
    }

    /// Accepted; sheets and popovers stay what they are, and come from below where there is little room.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Accepted; sheets and popovers stay what they are, and come from below where there is little room.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Says how the sheet around the view is to be; what views within say stands.
    fileprivate nonisolated func sheetLook(
        _ change: @escaping (inout SheetLook, EnvironmentValues) -> Void
    ) -> some View {
        PreferenceModifier(self) { values, environment in change(&values[SheetLookKey.self], environment) }
    }
}

/// A view that wants the sheet around it to be as high as a binding says.
private struct SelectedDetent<Content: View> {
    let content: Content
    let selection: Binding<PresentationDetent>

    nonisolated init(content: Content, selection: Binding<PresentationDetent>) {
        self.content = content
        self.selection = selection
    }
}

extension SelectedDetent: View {
    var body: some View {
        let height = selection.wrappedValue
        content.sheetLook { look, _ in look.height = look.height ?? height }
    }
}

/// What a presentation turns into where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    private let kind: Kind

    /// What the platform does.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// Nothing else.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A sheet that covers all of the page.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether what lies behind a presentation can be used while it is open.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    /// Whether it can; `nil` leaves it to the presentation.
    package let isEnabled: Bool?

    /// What the presentation does by itself.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// It can be used.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// It can't, and keyboard focus stays in the presentation, which a press outside doesn't close either.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
}

/// A height at which a sheet rests where it comes from below; in a wide window a sheet is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
    package enum Height: Hashable, Sendable {
        /// A part of the page's height, between 0 and 1.
        case fraction(CGFloat)
        case points(CGFloat)
    }

    package let height: Height

    /// About half of the page's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// All of the page's height, save the edge by which one sees that it is a sheet.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A part of the page's height, between 0 and 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
    }

    /// A height in points; less than 0 counts as 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(max(height, 0)))
    }

    /// The height on a page of a usual height, by which detents can be told smaller from larger.
    var usualPoints: CGFloat {
        switch height {
        case .fraction(let fraction): fraction * 800
        case .points(let points): points
        }
    }
}
