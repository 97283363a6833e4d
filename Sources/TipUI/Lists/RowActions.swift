/// The actions for one edge of a row.
struct RowActions: Equatable {
    let edge: HorizontalEdge
    let content: any View
    /// The identity of the content, compared in place of the content because views can't be compared.
    let identity: UniqueIdentity
    /// The environment of the view that declares the actions, which can be deep inside the row.
    let environment: EnvironmentValues

    static func == (left: RowActions, right: RowActions) -> Bool {
        left.identity == right.identity && left.environment.isEqual(to: right.environment)
    }
}

/// The actions that the views of a row declare.
enum RowActionsKey: PreferenceKey {
    static var defaultValue: [RowActions] { [] }

    static func reduce(value: inout [RowActions], nextValue: () -> [RowActions]) {
        value += nextValue()
    }
}

/// A view with the actions of a row: first those of the trailing edge, then those of the leading edge.
struct RowActionsView {
    let actions: [RowActions]
    var isEditing = false
}

@MainActor
extension RowActionsView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let edges = [HorizontalEdge.trailing, .leading].compactMap { edge in
            let actions = actions.filter { $0.edge == edge }
            return actions.isEmpty ? nil : Primitive.Child(RowEdge(actions: actions, edge: edge), key: edge)
        }
        return Primitive(
            Element(
                RowActionsContent(
                    label: environment.text(of: isEditing ? SystemWord.delete : .moreActions),
                    isEditing: isEditing
                )
            ),
            children: edges,
            hiding: .whenEmpty
        )
    }
}

/// A view with the actions at one edge of a row.
private struct RowEdge {
    let actions: [RowActions]
    let edge: HorizontalEdge
}

@MainActor
extension RowEdge: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(RowEdgeContent(isLeading: edge == .leading)),
            children: actions.map { Primitive.Child($0.view) },
            hiding: .whenEmpty
        )
    }
}

extension RowActions {
    /// The view of the actions, in the environment of the view that declares them, but with the text style of the list.
    fileprivate var view: any View {
        func open(_ content: some View) -> any View {
            EnvironmentModifier(content: content) { [environment] surroundings in
                let (text, layers) = (surroundings.textPatch, surroundings.foregroundLayers)
                surroundings = environment
                (surroundings.textPatch, surroundings.foregroundLayers) = (text, layers)
                surroundings.buttonChoice = .look(.borderedProminent)
                // The tint of an action shows what the action does, so ignore the tint that views around the row set.
                surroundings.tint = nil
            }
        }
        return open(content)
    }
}

extension View {
    /// Adds actions to the list row that contains the view.
    ///
    /// On touch screens, a swipe toward the leading edge reveals the row's trailing actions, and a swipe toward the
    /// trailing edge reveals its leading actions; the first action is nearest to its edge. A press elsewhere hides
    /// them. With a mouse or the keyboard, a button at the row's trailing edge shows and hides the actions of both
    /// edges, the trailing ones nearest to it; the button is visible while the pointer is over the row or the row has
    /// the focus. If the modifier is used several times for one edge, the row has all the actions, with those of the
    /// outermost modifier last.
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
    ///   - edge: The edge of the row at which the actions are.
    ///   - allowsFullSwipe: Ignored; only a click performs an action, regardless of the length of a swipe.
    ///   - content: The actions: buttons, whose colors depend on their roles and tints.
    public nonisolated func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View {
        let (content, identity) = (content(), UniqueIdentity())
        func actions(_ environment: EnvironmentValues) -> RowActions {
            RowActions(edge: edge, content: content, identity: identity, environment: environment)
        }
        return RowSetting(
            content: self,
            changeContext: { $0.actions.insert(actions($1), at: 0) },
            changePreferences: { $0[RowActionsKey.self].append(actions($1)) }
        )
    }
}
