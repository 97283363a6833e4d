/// Rows under one another.
public struct List<Content: View> {
    let content: Content

    /// Makes a list whose rows are views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    /// Makes a list with a row for each element.
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        content = ForEach(data, content: rowContent)
    }

    /// Makes a list with a row for each element, told apart by a property.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }
}

@MainActor
extension List: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ListContent()), children: ListRows.rows(of: content, in: environment))
    }
}

/// Rows under one another, each child a row or a section.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list

    package static var variations: [Variations<ListContent>] {
        [Variations(of: ListContent(), ListContent(isForm: true))]
    }

    /// Whether the rows are made for controls.
    package var isForm: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(isForm: Bool = false) {
        self.isForm = isForm
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

/// How lists look.
public protocol ListStyle: Sendable {}

/// The platform's own look of lists.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's own look.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

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
