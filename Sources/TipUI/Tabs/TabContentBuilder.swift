/// Builds the tabs of a ``TabView``.
@resultBuilder
public struct TabContentBuilder<TabValue> {
    /// The view of built tabs.
    public struct Content<C: TabContent> {
        let content: C

        nonisolated init(content: C) {
            self.content = content
        }
    }

    /// Returns tabs unchanged.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Builds tabs from the first part.
    public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
    where Content.TabValue == TabValue { first }

    /// Builds tabs from the parts so far and the next part.
    @MainActor
    public static func buildPartialBlock<Parts: TabContent, Next: TabContent>(
        accumulated: Parts,
        next: Next
    ) -> _TabContents<TabValue> where Parts.TabValue == TabValue, Next.TabValue == TabValue {
        _TabContents(tabs: [Primitive.Child(accumulated.tabGroup), Primitive.Child(next.tabGroup)])
    }

    /// Builds tabs from an `if` statement without `else`.
    @MainActor
    public static func buildIf<Content: TabContent>(_ content: Content?) -> _OptionalTabContent<Content>
    where Content.TabValue == TabValue {
        _OptionalTabContent(tabs: content.map { [Primitive.Child($0.tabGroup)] } ?? [])
    }

    /// Builds tabs from the first branch of a condition.
    @MainActor
    public static func buildEither<Content: TabContent>(first: Content) -> _TabContents<TabValue>
    where Content.TabValue == TabValue {
        _TabContents(tabs: [Primitive.Child(first.tabGroup, key: true)])
    }

    /// Builds tabs from the second branch of a condition.
    @MainActor
    public static func buildEither<Content: TabContent>(second: Content) -> _TabContents<TabValue>
    where Content.TabValue == TabValue {
        _TabContents(tabs: [Primitive.Child(second.tabGroup, key: false)])
    }

    /// Builds tabs from the content of `if #available`.
    @MainActor
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _TabContents<TabValue>
    where Content.TabValue == TabValue {
        _TabContents(tabs: [Primitive.Child(content.tabGroup)])
    }
}

@MainActor
extension TabContentBuilder.Content: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content.tabGroup)])
    }
}

/// Tabs that depend on a condition.
public struct _OptionalTabContent<Content: TabContent>: PrimitiveTabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    let tabs: [Primitive.Child]
}

/// A sequence of tabs.
public struct _TabContents<TabValue>: PrimitiveTabContent {
    let tabs: [Primitive.Child]
}
