/// A view that changes the preferences of its content.
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
extension PreferenceModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(transform: { [transform] in transform(&$0, environment) })
        )
    }
}

extension PreferenceModifier: SingleElementView where Content: SingleElementView {}
extension PreferenceModifier: UnaryView where Content: UnaryView {}

/// A view that observes a preference of its content.
struct PreferenceObservation<Content: View, Key: PreferenceKey> {
    let content: Content
    let key: Key.Type
    let action: @MainActor (Key.Value) -> Void

    nonisolated init(content: Content, key: Key.Type, action: @escaping @MainActor (Key.Value) -> Void) {
        self.content = content
        self.key = key
        self.action = action
    }
}

@MainActor
extension PreferenceObservation: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(
                observers: [
                    Primitive.PreferenceObserver(key: key, callsInitiallyWithDefault: true) { [action] in
                        action($0[Key.self])
                    }
                ]
            )
        )
    }
}

extension View {
    /// Sets a preference for the containing views; replaces the value that the view's content sets.
    public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        PreferenceModifier(self) { values, _ in values[K.self] = value }
    }

    /// Changes a preference of the view's content, starting from the key's default if the content sets none.
    public nonisolated func transformPreference<K>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        PreferenceModifier(self) { values, _ in callback(&values[K.self]) }
    }

    /// Performs an action with a preference of the view's content when the view is first drawn and on each change.
    ///
    /// The action runs on the main actor before the change is shown, so changes that the action makes are drawn at the
    /// same time. On Apple platforms the action isn't isolated to the main actor; closures written for those platforms
    /// also compile with TipUI.
    @preconcurrency
    public nonisolated func onPreferenceChange<K>(
        _ key: K.Type = K.self,
        perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        PreferenceObservation(content: self, key: key, action: action)
    }
}
