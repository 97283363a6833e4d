/// Where a search field is; always above the content, below the title of its page.
public struct SearchFieldPlacement: Sendable {
    /// Below the title of the page.
    public static let automatic = SearchFieldPlacement()
    /// Below the title of the page.
    public static let toolbar = SearchFieldPlacement()
    /// Below the title of the page.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// Below the title of the page.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title of the page.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the title of the page, always visible.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When a search field is visible; it always is.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// The same as `always`.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// A view with a search field: on the page of its navigation stack, or above the view outside a stack.
struct SearchableView<Content: View> {
    let content: Content
    let search: Search

    nonisolated init(content: Content, search: Search) {
        self.content = content
        self.search = search
    }
}

@MainActor
extension SearchableView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var search = search
        search.submit = environment.searchAction
        let request = search
        let content = EnvironmentModifier(content: content) { $0.search = request }
        guard environment.navigation == nil else {
            return Primitive(
                children: [Primitive.Child(content, key: "content")],
                preferences: Primitive.Preferences(transform: { $0[SearchKey.self] = request })
            )
        }
        return Primitive(
            Element(StackContent(.vertical(.center))),
            children: [
                Primitive.Child(SearchField(search: request), key: "field"),
                Primitive.Child(content, key: "content"),
            ]
        )
    }
}

/// The field of a search, in a landmark for assistive technology.
struct SearchField {
    let search: Search
}

@MainActor
extension SearchField: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let submit = search.submit
        var element = Element(BoxContent())
        element.style.maxWidth = .infinity
        element.accessibility.isSearch = true
        let field = HStack(spacing: 8) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(environment.text(of: SystemWord.search), text: search.text, prompt: search.prompt)
                .textFieldStyle(.plain)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 12))
        return Primitive(
            element,
            children: [Primitive.Child(field)],
            transformEnvironment: { $0.submitAction = submit }
        )
    }
}

extension View {
    /// Adds a search field to the page of the view.
    ///
    /// The field is below the title of the view's level of its navigation stack; outside a stack it is above the view.
    ///
    /// - Parameters:
    ///   - text: The text in the field, which changes as the person types.
    ///   - placement: Has no effect.
    ///   - prompt: What the field says while it is empty; "Search" if it is `nil`.
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, search: Search(text: text, isPresented: nil, prompt: prompt))
    }

    /// Adds a search field to the page of the view, with a localized string key as its prompt.
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the page of the view, with a string as its prompt.
    @_disfavoredOverload
    public nonisolated func searchable<S>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field to the page of the view; a search lasts while the binding is `true` or the field has text.
    ///
    /// Typing doesn't set the binding, and setting it doesn't move the focus into the field.
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, search: Search(text: text, isPresented: isPresented, prompt: prompt))
    }

    /// Adds a search field to the page of the view, with a localized string key as its prompt; a search lasts while the
    /// binding is `true` or the field has text.
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}
