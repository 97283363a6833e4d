/// A vertical list of rows.
///
/// A view in a list is as many rows as it has views: a group, a condition, a `ForEach` and a view of your own are as
/// many rows as there are views in them, and modifiers around several views apply to each of their rows. A view that
/// draws nothing has no row.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection<SelectionValue>?
}

// As with `ForEach`, the initializers for bindings are preferred to those for collections.
extension List where SelectionValue == Never {
    /// Creates a list whose rows are views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }

    /// Creates a list with a row for each element.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each element, identified by a property.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each number of a range.
    public nonisolated init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
}

@MainActor
extension List: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(
                ListContent(
                    look: environment.listSettings.look,
                    rowSpacing: environment.listSettings.rowSpacing,
                    hasBackground: environment.listSettings.hasBackground
                )
            ),
            children: [Primitive.Child(content.asRows(RowContext(selection: selection?.rows)))]
        )
    }
}

/// A vertical list, whose children are rows and sections.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list

    package static var variations: [Variations<ListContent>] {
        var list = Variations(of: ListContent(), ListContent(isForm: true))
        for look in Look.allCases.dropFirst() { list.add { $0.look = look } }
        list.add { $0.rowSpacing = 8 }
        list.add { $0.hasBackground = false }
        return [list]
    }

    /// How a list is drawn.
    package enum Look: String, CaseIterable, Sendable {
        case insetGrouped, grouped, inset, plain, sidebar
    }

    /// Whether the list is a form, with rows for controls.
    package var isForm: Bool
    package var look: Look
    /// The space between the rows in points; `nil` for rows that share a card.
    package var rowSpacing: Double?
    /// Whether the list has the background of its look.
    package var hasBackground: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(
        isForm: Bool = false,
        look: Look = .insetGrouped,
        rowSpacing: Double? = nil,
        hasBackground: Bool = true
    ) {
        self.isForm = isForm
        self.look = look
        self.rowSpacing = rowSpacing
        self.hasBackground = hasBackground
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
