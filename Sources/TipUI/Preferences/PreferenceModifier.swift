/// A view that changes the preferences of the views below it.
struct PreferenceModifier<Content: View> {
    let content: Content
    let transform: (inout PreferenceValues, EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content,
        transform: @escaping (inout PreferenceValues, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.transform = transform
    }
}

@MainActor
extension PreferenceModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(transform: { [transform] in transform(&$0, environment) })
        )
    }
}

extension PreferenceModifier: SingleElementView where Content: SingleElementView {}
