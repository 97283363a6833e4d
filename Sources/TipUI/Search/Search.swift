/// A search that a view offers.
struct Search: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    /// The action when the person presses Return in the field.
    var submit: (@MainActor () -> Void)?
    private let identity = UniqueIdentity()

    init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
    }

    static func == (left: Search, right: Search) -> Bool { left.identity == right.identity }
}

/// The search of a page; an outer view takes precedence over the views inside it.
enum SearchKey: PreferenceKey {
    static var defaultValue: Search? { nil }

    static func reduce(value: inout Search?, nextValue: () -> Search?) {
        value = value ?? nextValue()
    }
}

private enum SearchEnvironmentKey: EnvironmentKey {
    static var defaultValue: Search? { nil }
}

extension EnvironmentValues {
    /// The search around the view.
    var search: Search? {
        get { self[SearchEnvironmentKey.self] }
        set { self[SearchEnvironmentKey.self] = newValue }
    }

    /// Whether the person searches with the search field of the `searchable` around the view.
    ///
    /// On Apple platforms a search begins when the field gets the focus; here it begins with its first letter.
    public var isSearching: Bool {
        guard let search else { return false }
        return search.isPresented?.wrappedValue ?? false || !search.text.wrappedValue.isEmpty
    }

    /// The action that ends the search of the `searchable` around the view, and clears its text.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

/// An action that ends a search.
public struct DismissSearchAction {
    let search: Search?

    /// Clears the text of the search and ends it.
    @MainActor
    public func callAsFunction() {
        search?.text.wrappedValue = ""
        search?.isPresented?.wrappedValue = false
    }
}
