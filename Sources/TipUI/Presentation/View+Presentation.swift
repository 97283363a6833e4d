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
