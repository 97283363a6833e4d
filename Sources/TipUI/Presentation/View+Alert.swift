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
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        choices(.alert, title, isPresented, actions(), EmptyView())
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert<A, M>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        choices(.alert, title, isPresented, actions(), message())
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func alert<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    @_disfavoredOverload
    public nonisolated func alert<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert while a binding is `true` and there is data; a press of any of its buttons closes it.
    public nonisolated func alert<A, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        choices(.alert, title, isPresented, data.map(actions), EmptyView())
    }

    /// Shows an alert with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func alert<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
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
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with a message while a binding is `true` and there is data; a press of a button closes it.
    public nonisolated func alert<A, M, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        choices(.alert, title, isPresented, data.map(actions), data.map(message))
    }

    /// Shows an alert titled with the description of an error while a binding is `true`.
    public nonisolated func alert<E, A>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View where E: LocalizedError, A: View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error) { _ in
            actions()
        }
    }

    /// Shows an alert titled with the description of an error, with a message, while a binding is `true`.
    public nonisolated func alert<E, A, M>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        let title = Text(verbatim: error?.errorDescription ?? "")
        return alert(title, isPresented: isPresented, presenting: error, actions: actions, message: message)
    }

    /// Presents a title, a message and actions while a binding is `true` and the actions aren't `nil`.
    nonisolated func choices<A: View, M: View>(
        _ form: SheetContent.Form,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: A?,
        _ message: M,
        titleVisibility: Visibility = .visible
    ) -> some View {
        presenting(actions == nil ? .constant(false) : isPresented, form: form) {
            ChoiceCard(
                form: form,
                title: title,
                showsTitle: titleVisibility == .visible,
                message: message,
                actions: actions,
                close: { isPresented.wrappedValue = false }
            )
        }
    }
}
