/// The value with which a view is selected in a container, such as a picker or a tab view.
///
/// A tab view takes the tags from the preferences of its panels, and a picker reads those of its options without drawing
/// them. Both remove `TagKey` from the preferences, so that an enclosing container doesn't get it.
struct ViewTag: Equatable {
    private let value: AnyHashable
    /// Whether the tag also matches a selection whose type is an optional of the value's type.
    private let includesOptional: Bool

    nonisolated init(_ value: some Hashable, includesOptional: Bool = true) {
        self.value = AnyHashable(value)
        self.includesOptional = includesOptional
    }

    /// Returns the tag as a value of a container's selection, or `nil` if it has another type.
    func selection<Value: Hashable>(as type: Value.Type) -> Value? {
        guard includesOptional || Swift.type(of: value.base) == type else { return nil }
        return value.base as? Value
    }
}

/// The tag of a view; an outer tag replaces the tags inside it, and a view takes precedence over its later siblings.
enum TagKey: PreferenceKey {
    static var defaultValue: ViewTag? { nil }

    static func reduce(value: inout ViewTag?, nextValue: () -> ViewTag?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the value that selects the view in the container around it: a picker, a tab view or a list.
    ///
    /// - Parameters:
    ///   - tag: The value, which has the type of the container's selection.
    ///   - includeOptional: Whether the value also matches a selection of the optional type.
    public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        let tag = ViewTag(tag, includesOptional: includeOptional)
        return RowSetting(
            content: self,
            changeContext: { context, _ in context.tag = context.tag ?? tag },
            changePreferences: { values, _ in values[TagKey.self] = tag }
        )
    }
}

/// Splits the content of a container into the views among which it selects.
@MainActor
enum TaggedViews {
    /// Returns the views of the content, with keys that identify them; groups, conditions and `ForEach` are split into
    /// their views.
    static func views(of content: any View, in environment: EnvironmentValues) -> [Primitive.Child] {
        var views: [Primitive.Child] = []
        collect(Primitive.Child(content), path: [], in: environment, into: &views)
        return views
    }

    private static func collect(
        _ child: Primitive.Child,
        path: [AnyHashable],
        in environment: EnvironmentValues,
        into views: inout [Primitive.Child]
    ) {
        let primitive = (child.view as? any PrimitiveView)?.primitive(in: environment)
        guard let primitive, primitive.isGroup else {
            views.append(Primitive.Child(child.view, key: path))
            return
        }
        for (index, child) in primitive.children.enumerated() {
            collect(child, path: path + [child.key ?? AnyHashable(index)], in: environment, into: &views)
        }
    }
}
