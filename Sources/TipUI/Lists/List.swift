/// A vertical list of rows.
public struct List<Content: View> {
    let content: Content

    /// Creates a list whose rows are views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    /// Creates a list with a row for each element.
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

    /// Creates a list with a row for each element, identified by a property.
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

/// A vertical list, whose children are rows and sections.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list

    package static var variations: [Variations<ListContent>] {
        [Variations(of: ListContent(), ListContent(isForm: true))]
    }

    /// Whether the list is a form, with rows for controls.
    package var isForm: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(isForm: Bool = false) {
        self.isForm = isForm
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// The platform's default list style.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Splits the content of a list into rows.
@MainActor
enum ListRows {
    /// Returns a row for each view of the content; groups are split into their views, but a section is returned as a
    /// single view.
    ///
    /// A view with a body is one row, whatever the body contains.
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
            rows.append(Primitive.Child(section.sectionInList, key: path))
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

/// A view that a list shows as a section instead of a row.
protocol ListSection {
    /// The view that draws the section in a list.
    @MainActor var sectionInList: any View { get }
}
