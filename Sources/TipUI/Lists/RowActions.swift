/// The actions of one edge of a row.
struct RowActions: Equatable {
    let edge: HorizontalEdge
    let content: any View
    /// The making of the content.
    let identity: UniqueIdentity
    /// The environment of the view that has the actions, which may be deep in the row.
    let environment: EnvironmentValues

    static func == (left: RowActions, right: RowActions) -> Bool {
        left.identity == right.identity && left.environment.isEqual(to: right.environment)
    }
}

/// What the views of a row let a person do with it.
enum RowActionsKey: PreferenceKey {
    static var defaultValue: [RowActions] { [] }

    static func reduce(value: inout [RowActions], nextValue: () -> [RowActions]) {
        value += nextValue()
    }
}

/// What a person can do with a row, behind a button or a swipe; its children are the actions.
package struct RowActionsContent: Equatable, Sendable {
    /// What assistive technology calls the button.
    package var label: String

    package init(label: String = SystemWord.moreActions.text(in: nil)) {
        self.label = label
    }
}

extension RowActionsContent: ElementContent {
    package static let kind = ElementKind.rowActions

    package static var variations: [Variations<RowActionsContent>] {
        var list = Variations(of: RowActionsContent())
        list.add { $0.label = "<b>" }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}

/// The actions of a row, those of the leading edge first.
struct RowActionsView {
    let actions: [RowActions]
}

@MainActor
extension RowActionsView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let ordered = HorizontalEdge.allCases.flatMap { edge in actions.filter { $0.edge == edge } }
        return Primitive(
            Element(RowActionsContent(label: environment.text(of: .moreActions))),
            children: ordered.map { Primitive.Child($0.view) },
            isHiddenWhenEmpty: true
        )
    }
}

extension RowActions {
    /// The actions as they are drawn: their look is that of the list, all else is as around the view that has them.
    fileprivate var view: any View {
        func open(_ content: some View) -> any View {
            EnvironmentModifier(content: content) { [environment] surroundings in
                let (text, layers) = (surroundings.textPatch, surroundings.foregroundLayers)
                surroundings = environment
                (surroundings.textPatch, surroundings.foregroundLayers) = (text, layers)
                surroundings.buttonChoice = .look(.borderedProminent)
                // The tint of the views around doesn't say what an action does.
                surroundings.tint = nil
            }
        }
        return open(content)
    }
}

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
