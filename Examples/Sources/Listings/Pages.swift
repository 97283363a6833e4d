import SwiftUI
import TipKit

/// A page of the app: a listing of the seeds, or a few that say one thing.
///
/// | seed | what it is | folder |
/// |---|---|---|
/// | 0 | a book's chapter on helping people discover what an app can do | Discovery |
/// | 1 | an article on the basics | Basics |
/// | 2 | the same article a year later, with parameters and events elsewhere, durations, sync and groups | Groups |
/// | 3 | a reference card with common mistakes | Practice |
/// | 4 | a talk on order, re-use, looks and sync | Customising |
///
/// A listing is named by its seed and its place among the seed's Swift listings, counted from 1, also where a
/// translation tore one apart. One that says the same as an earlier one shares its page.
///
/// Left out: 0.25 (Combine), the call of `UIApplication` in 1.14 and 2.14, 1.18 and 2.20 (the predicate that Apple's
/// `#Rule` makes), and what seed 4 says in passing of `UIDevice`, `TipUIView` and `TipNSView`.
struct Page: Identifiable {
    /// What follows `--page`.
    let name: String
    /// The listings that it stands for.
    let listings: String
    /// What the seed's text says that they do.
    let says: String
    /// The app of listings that are about an app.
    let app: (any App.Type)?
    /// The view of the others, which stand in `ListingsApp`.
    let view: (@MainActor () -> AnyView)?

    var id: String { name }

    init(_ name: String, _ listings: String, _ says: String, app: any App.Type) {
        self.name = name
        self.listings = listings
        self.says = says
        self.app = app
        view = nil
    }

    init<Content: View>(
        _ name: String,
        _ listings: String,
        _ says: String,
        @ViewBuilder view: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.listings = listings
        self.says = says
        app = nil
        self.view = { AnyView(view()) }
    }
}

@MainActor
extension Page {
    static var all: [Page] {
        [discovery, basics, groups, practice, customising].flatMap { $0 }
    }

    /// The page that `--page` names; `nil` for the page of all names.
    static var chosen: Page? {
        guard let name = Arguments.value(after: "--page") else { return nil }
        return all.first { $0.name == name }
    }
}
