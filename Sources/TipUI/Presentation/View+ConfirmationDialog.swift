extension View {
    /// Shows a confirmation dialog while a binding is `true`; a press of any of its buttons closes it.
    ///
    /// The dialog slides up from the bottom of a narrow window, and is in the middle of a wide one. A press outside it
    /// and the Escape key perform its cancel button, which is added if `actions` has no button with that role.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which assistive technology reads even if it is hidden.
    ///   - isPresented: Whether the dialog is shown.
    ///   - titleVisibility: Whether the title is drawn; hidden unless it is `.visible`, as on an iPhone.
    ///   - actions: The buttons.
    public nonisolated func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        choices(.confirmation, title, isPresented, actions(), EmptyView(), titleVisibility: titleVisibility)
    }

    /// Shows a confirmation dialog with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        choices(.confirmation, title, isPresented, actions(), message(), titleVisibility: titleVisibility)
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions
        )
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of a button closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions
        )
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func confirmationDialog<A, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(.confirmation, title, isPresented, data.map(actions), EmptyView(), titleVisibility: titleVisibility)
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data.
    public nonisolated func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data.
    public nonisolated func confirmationDialog<A, M, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(
            .confirmation,
            title,
            isPresented,
            data.map(actions),
            data.map(message),
            titleVisibility: titleVisibility
        )
    }
}
