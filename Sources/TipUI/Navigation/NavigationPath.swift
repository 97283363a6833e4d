/// The values whose views lie above the first of a navigation stack, which may be of several types.
///
/// Give a stack a binding to one to show and leave levels by code:
///
/// ```swift
/// struct TrailsView: View {
///     @State private var path = NavigationPath()
///
///     var body: some View {
///         NavigationStack(path: $path) {
///             Button("The longest") { path.append(36) }
///                 .navigationDestination(for: Int.self) { Text("\($0) km") }
///         }
///     }
/// }
/// ```
///
/// Levels that a view asks for itself, by ``NavigationLink`` with a view or by `navigationDestination(isPresented:)` and
/// `navigationDestination(item:)`, aren't on the path.
public struct NavigationPath: Equatable {
    var values: [NavigationValue]

    /// Makes an empty path.
    public init() {
        values = []
    }

    /// Makes a path of values, from the first level up.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        values = elements.map { NavigationValue($0) }
    }

    /// How many values are on the path.
    public var count: Int { values.count }

    /// Whether no value is on the path, so that the stack shows its first view.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value above all others.
    public mutating func append<V>(_ value: V) where V: Hashable {
        values.append(NavigationValue(value))
    }

    /// Takes the last values away; more than there are empties the path.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(min(max(k, 0), values.count))
    }
}
