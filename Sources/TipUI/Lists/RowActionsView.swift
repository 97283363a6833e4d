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
