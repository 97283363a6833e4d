import Foundation

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
