extension View {
    /// Sets a preference for the views around, in the place of what the views below set.
    public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        PreferenceModifier(self) { values, _ in values[K.self] = value }
    }

    /// Changes a preference of the views below; where they set none, the key's default is changed.
    public nonisolated func transformPreference<K>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        PreferenceModifier(self) { values, _ in callback(&values[K.self]) }
    }

    /// Does something with a preference of the views below, first when the view is drawn and then whenever it changes.
    ///
    /// The action runs on the main actor, before anything of the change is seen: what it changes is drawn at once too.
    /// On Apple's systems it isn't bound to the main actor; closures written for that compile here.
    @preconcurrency
    public nonisolated func onPreferenceChange<K>(
        _ key: K.Type = K.self,
        perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        PreferenceObservation(content: self, key: key, action: action)
    }
}
