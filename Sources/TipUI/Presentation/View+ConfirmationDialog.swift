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
        choices(
            form: .confirmation,
            title: Text(titleKey),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        choices(
            form: .confirmation,
            title: Text(title),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        choices(
            form: .confirmation,
            title: title,
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .confirmation,
            title: Text(titleKey),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: message()
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
        choices(
            form: .confirmation,
            title: Text(title),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: message()
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
        choices(
            form: .confirmation,
            title: title,
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: actions(),
            message: message()
        )
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(
            form: .confirmation,
            title: Text(titleKey),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        choices(
            form: .confirmation,
            title: Text(title),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func confirmationDialog<A, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(
            form: .confirmation,
            title: title,
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .confirmation,
            title: Text(titleKey),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data; a press of a button closes it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        choices(
            form: .confirmation,
            title: Text(title),
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }

    /// Shows a confirmation dialog with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func confirmationDialog<A, M, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .confirmation,
            title: title,
            showsTitle: titleVisibility == .visible,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }
}
