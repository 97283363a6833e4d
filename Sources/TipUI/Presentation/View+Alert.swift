public import Foundation

extension View {
    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    ///
    /// The alert is in the middle of the window. The default button has the focus: the one with the keyboard shortcut
    /// `.defaultAction`, else the first without a role, else the cancel button; text fields get it first. The Escape key
    /// presses the cancel button or the only button. If `actions` has no buttons, there is one titled "OK".
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: Whether the alert is shown.
    ///   - actions: The buttons, and text fields, which are drawn above the buttons.
    public nonisolated func alert<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        choices(
            form: .alert,
            title: Text(titleKey),
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        choices(
            form: .alert,
            title: Text(title),
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        choices(
            form: .alert,
            title: title,
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: EmptyView()
        )
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .alert,
            title: Text(titleKey),
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: message()
        )
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        choices(
            form: .alert,
            title: Text(title),
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: message()
        )
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .alert,
            title: title,
            showsTitle: true,
            isPresented: isPresented,
            actions: actions(),
            message: message()
        )
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func alert<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(
            form: .alert,
            title: Text(titleKey),
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        choices(
            form: .alert,
            title: Text(title),
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func alert<A, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(
            form: .alert,
            title: title,
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: EmptyView()
        )
    }

    /// Shows an alert with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func alert<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .alert,
            title: Text(titleKey),
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }

    /// Shows an alert with a message while a binding is `true` and there is data; a press of a button closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        choices(
            form: .alert,
            title: Text(title),
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }

    /// Shows an alert with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func alert<A, M, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(
            form: .alert,
            title: title,
            showsTitle: true,
            isPresented: isPresented,
            actions: data.map { actions($0) },
            message: data.map { message($0) }
        )
    }

    /// Shows an alert titled with the description of an error while a binding is `true`.
    public nonisolated func alert<E, A>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View where E: LocalizedError, A: View {
        choices(
            form: .alert,
            title: Text(verbatim: error?.errorDescription ?? ""),
            showsTitle: true,
            isPresented: isPresented,
            actions: error == nil ? nil : actions(),
            message: EmptyView()
        )
    }

    /// Shows an alert titled with the description of an error, with a message, while a binding is `true`.
    public nonisolated func alert<E, A, M>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        choices(
            form: .alert,
            title: Text(verbatim: error?.errorDescription ?? ""),
            showsTitle: true,
            isPresented: isPresented,
            actions: error.map { actions($0) },
            message: error.map { message($0) }
        )
    }

    /// Presents a title, a message and actions while a binding is `true` and the actions aren't `nil`.
    nonisolated func choices<A: View, M: View>(
        form: SheetContent.Form,
        title: Text,
        showsTitle: Bool,
        isPresented: Binding<Bool>,
        actions: A?,
        message: M
    ) -> some View {
        presenting(actions == nil ? .constant(false) : isPresented, form: form) {
            ChoiceCard(
                form: form,
                title: title,
                showsTitle: showsTitle,
                message: message,
                actions: actions,
                close: { isPresented.wrappedValue = false }
            )
        }
    }
}
