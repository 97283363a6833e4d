extension View {
    /// Sets how high the sheet around the view is where it comes from below: the smallest of some heights.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let smallest = detents.min { $0.usualPoints < $1.usualPoints }
        return PresentationWish(content: self) { content, _ in content.height = smallest?.height }
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
        PresentationWish(content: self) { content, _ in content.height = selection.wrappedValue.height }
    }

    /// Sets whether the handle of the sheet around the view is seen.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        PresentationWish(content: self) { content, _ in content.showsHandle = visibility != .hidden }
    }

    /// Paints the ground of the sheet around the view.
    public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return PresentationWish(content: self) { $0.background = paint.resolved(in: $1) }
    }

    /// Accepted; the ground of a sheet is a style.
    public nonisolated func presentationBackground<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }

    /// Keeps the person from closing the sheet around the view otherwise than by what the sheet holds.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        PresentationWish(content: self) { content, _ in
            if isDisabled { content.isDismissible = false }
        }
    }

    /// Accepted; sheets and popovers stay what they are, and come from below where there is little room.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Accepted; sheets and popovers stay what they are, and come from below where there is little room.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
}

/// A view that wants the sheet around it to be in some way.
struct PresentationWish<Content: View> {
    let content: Content
    let change: (inout SheetContent, EnvironmentValues) -> Void
    @State private var owner = SheetOwner()
    @Environment(\.self) private var environment

    nonisolated init(content: Content, change: @escaping (inout SheetContent, EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

extension PresentationWish: View {
    var body: some View {
        let level = environment.presentation
        let _ = wish(of: level)
        content.onUnmount { level?.forgetWish(of: owner) }
    }

    @MainActor
    private func wish(of level: PresentationLevel?) {
        let change = change
        // The layer keeps the wish, and would keep itself alive for good.
        var surroundings = environment
        surroundings.presentation = nil
        let kept = surroundings
        level?.wish(by: owner) { change(&$0, kept) }
    }
}

extension PresentationWish: SingleElementView where Content: SingleElementView {}
