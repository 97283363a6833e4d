import Foundation

/// A level of a navigation stack; those behind the last keep their state unseen.
struct NavigationLevel {
    let content: any View
    let place: NavigationPlace
    /// How many levels lie below.
    let depth: Int
    let isHidden: Bool
}

@MainActor
extension NavigationLevel: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        let depth = depth
        let isHidden = isHidden
        var element = Element(StackContent(.vertical(.center)))
        if isHidden {
            element.style.isHidden = true
            // A hidden view keeps its room; a level behind another has none.
            element.style.height = 0
            element.style.clip = .rectangle
            element.accessibility.isHidden = true
        }
        return Primitive(
            element,
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                place.set(in: &environment)
                if isHidden { environment.isHiddenByContainer = true }
            },
            preferences: Primitive.Preferences(
                transform: { values in
                    values.setDestinations(depth: depth)
                    let entries = values[ToolbarKey.self]
                    if !entries.isEmpty { values[ToolbarKey.self] = entries.map { $0.at(depth: depth) } }
                    if isHidden { values.remove(NavigationLookKey.self) }
                }
            )
        )
    }
}

/// What stands on a level above the first: the view of the destination that leads to it.
struct NavigationLevelContent {
    let model: NavigationModel
    let step: NavigationStep
    /// How many levels lie below.
    let depth: Int
}

extension NavigationLevelContent: View {
    var body: some View {
        if let destination = model.destination(of: step, at: depth) {
            NavigationDestinationView(destination: destination, value: step.value)
        } else {
            MissingDestination(value: step.value)
        }
    }
}

/// That a press leads to another level.
package struct LevelLink: Equatable, Sendable {
    /// What the level is called in addresses; `nil` leaves that to the link's identifier or label.
    package var name: String?

    package init(name: String? = nil) {
        self.name = name
    }
}

extension NavigationValue {
    /// What the level of the value is called in addresses, if the value has a text that stays the same.
    var levelName: String? {
        switch base {
        case let text as any LosslessStringConvertible: text.description
        case let id as UUID: id.uuidString
        case let value as any RawRepresentable<String>: value.rawValue
        case let value as any RawRepresentable<Int>: value.rawValue.description
        default: nil
        }
    }
}

/// A level that a view asks for.
struct PresentedLevel {
    /// The identity of the view.
    let owner: UniqueIdentity
    /// What the level is about: with another value, all that is on it begins anew.
    let value: NavigationValue
    /// Says to the view that the level is to go.
    let dismiss: @MainActor () -> Void
}
