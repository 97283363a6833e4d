/// Takes the content of a list apart into rows.
@MainActor
enum ListRows {
    /// A row for each view that draws something of its own; sections stand as they are.
    ///
    /// A view with a body of its own is one row, whatever the body holds.
    static func rows(of content: any View, in environment: EnvironmentValues) -> [Primitive.Child] {
        var rows: [Primitive.Child] = []
        collect(Primitive.Child(content), path: [], in: environment, into: &rows)
        return rows
    }

    private static func collect(
        _ child: Primitive.Child,
        path: [AnyHashable],
        in environment: EnvironmentValues,
        into rows: inout [Primitive.Child]
    ) {
        if let section = child.view as? any ListSection {
            rows.append(Primitive.Child(section.listed, key: path))
            return
        }
        if let view = child.view as? any PrimitiveView {
            let primitive = view.primitive(in: environment)
            if primitive.isGroup {
                for (index, child) in primitive.children.enumerated() {
                    collect(child, path: path + [child.key ?? AnyHashable(index)], in: environment, into: &rows)
                }
                return
            }
        }
        rows.append(Primitive.Child(ListRow(content: child.view), key: path))
    }
}

/// A view that makes a section of the list around it.
protocol ListSection {
    /// The view as the section that it is in a list.
    @MainActor var listed: any View { get }
}
