/// What a node has to do with preferences beyond passing them on; most have no such role.
@MainActor
final class PreferenceRole {
    var preferences: Primitive.Preferences
    /// The element as the view said it, before the reader changed it.
    var element: Element?
    var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
    /// The environment of the children.
    var environment: EnvironmentValues
    /// The nodes of the views that the reader put before all others.
    var leading: [Node] = []
    /// The nodes of the views that the reader put behind all others.
    var trailing: [Node] = []
    /// The children's preferences as they were last joined.
    var below = PreferenceValues()
    /// These, joined with the preferences of the views that the reader put around the children.
    var joined = PreferenceValues()
    /// What the observers got last.
    var observed: PreferenceValues?

    init(_ preferences: Primitive.Preferences, environment: EnvironmentValues) {
        self.preferences = preferences
        self.environment = environment
    }
}
