/// What a view knows of whether a person can see it.
package struct ViewVisibility: Sendable {
    /// Whether a person can see a view.
    package enum State: Sendable {
        /// A client shows it.
        case visible
        /// No client says so at the moment: none has come yet, or the last has just gone.
        case unknown
        /// Its page is in the background.
        case background
        /// Nobody sees it: it lies below another level of a navigation stack or behind a sheet, or is hidden.
        case hidden
    }

    /// Whether a view around hides it.
    let isHiddenByContainer: Bool
    /// The layer of the page that it stands in.
    let layer: PresentationLayer?
    /// Where its page keeps its phase.
    let scene: StateBox<ScenePhase>?

    /// Whether a person can see the view now; a body that reads it follows it.
    @MainActor package var state: State {
        if isHiddenByContainer || layer?.isCovered == true { return .hidden }
        switch scene?.value ?? .active {
        case .active: return .visible
        case .inactive: return .unknown
        case .background: return .background
        }
    }
}

private enum HiddenByContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What the view knows of whether a person can see it.
    package var viewVisibility: ViewVisibility {
        ViewVisibility(isHiddenByContainer: isHiddenByContainer, layer: presentation, scene: scene)
    }

    /// Whether a view around keeps this one drawn where nobody sees it.
    var isHiddenByContainer: Bool {
        get { self[HiddenByContainerKey.self] }
        set { self[HiddenByContainerKey.self] = newValue }
    }
}
