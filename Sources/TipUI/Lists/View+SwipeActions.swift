extension View {
    /// Adds actions to the row of a list that the view stands in.
    ///
    /// By touch, a swipe towards the leading edge reveals them behind the row. Where the pointer is a mouse, and by
    /// keyboard, a button at the row's end shows and hides them, which itself is seen while the row is pointed at or
    /// has the focus. All actions stand at the trailing edge, the ones of the leading edge first: a browser takes a
    /// swipe from the other side for its own way back. Actions of several calls for one edge are joined, the outermost
    /// last.
    ///
    /// ```swift
    /// struct Inbox: View {
    ///     @State private var messages = ["Welcome", "Your receipt"]
    ///
    ///     var body: some View {
    ///         List(messages, id: \.self) { message in
    ///             Text(message)
    ///                 .swipeActions {
    ///                     Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
    ///                 }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: Where the actions stand among the row's.
    ///   - allowsFullSwipe: Accepted; only a press performs an action, however far a swipe goes.
    ///   - content: The actions: buttons, whose roles and tints colour them.
    public nonisolated func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View {
        let (content, identity) = (content(), UniqueIdentity())
        return PreferenceModifier(self) { values, environment in
            let actions = RowActions(edge: edge, content: content, identity: identity, environment: environment)
            values[RowActionsKey.self].append(actions)
        }
    }
}
