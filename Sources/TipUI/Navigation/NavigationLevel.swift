import Foundation

/// A level of a navigation stack; all levels but the last are hidden and keep their state.
struct NavigationLevel {
    let content: any View
    let place: NavigationPlace
    /// The number of levels below this level.
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
            // A hidden view normally keeps its space in the layout, but a covered level must not take up any space.
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
                    values.setDestinationDepth(depth)
                    let entries = values[ToolbarKey.self]
                    if !entries.isEmpty { values[ToolbarKey.self] = entries.map { $0.at(depth: depth) } }
                    if isHidden {
                        values.remove(NavigationLookKey.self)
                        values.remove(SearchKey.self)
                    }
                }
            )
        )
    }
}

/// The content of a level above the first level: the view that a destination provides.
struct NavigationLevelContent {
    let model: NavigationModel
    let step: NavigationStep
    /// The number of levels below this level.
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

/// Marks a button whose action shows another level.
package struct LevelLink: Equatable, Sendable {
    /// The name of the level in the page's address; if `nil`, the name is derived from the link's identifier or label.
    package var name: String?

    package init(name: String? = nil) {
        self.name = name
    }
}

extension NavigationValue {
    /// The name of the value's level in the page's address: that of the value itself, otherwise that of its `id`; `nil`
    /// if neither has a stable text representation.
    var levelName: String? {
        if let name = Self.name(of: base) { return name }
        func name<Value: Identifiable>(of value: Value) -> String? { Self.name(of: value.id) }
        return (base as? any Identifiable).flatMap { name(of: $0) }
    }

    private static func name(of value: any Hashable) -> String? {
        switch (value as? AnyHashable)?.base ?? value {
        case let text as any LosslessStringConvertible: text.description
        case let id as UUID: id.uuidString
        case let value as any RawRepresentable<String>: value.rawValue
        case let value as any RawRepresentable<Int>: value.rawValue.description
        default: nil
        }
    }
}

/// A level that a view presents.
struct PresentedLevel {
    /// The identity of the view that presents the level.
    let owner: UniqueIdentity
    /// The value of the level; a different value replaces the level's views, with new state.
    let value: NavigationValue
    /// Asks the presenting view to dismiss the level.
    let dismiss: @MainActor () -> Void
}
