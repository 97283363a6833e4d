import SwiftUI
import TipKit

/// A page of the app: one thing that texts about TipKit show in code, written anew.
///
/// | such as is found in | folder |
/// |---|---|
/// | a book's chapter on helping people discover what an app can do | Discovery |
/// | an article on the basics | Basics |
/// | the same a year later, with parameters and events elsewhere, durations, sync and groups | Groups |
/// | a reference card with common mistakes | Practice |
/// | a talk on order, re-use, looks and sync | Customising |
///
/// Left out are Combine, UIKit and AppKit, and the predicate that Apple's `#Rule` makes.
struct Page: Identifiable {
    /// What follows `--page`.
    let name: String
    /// What its code does, in the words of such a text.
    let says: String
    /// The app of listings that are about an app.
    let app: (any App.Type)?
    /// The view of the others, which stand in `ListingsApp`.
    let view: (@MainActor () -> AnyView)?

    var id: String { name }

    init(_ name: String, _ says: String, app: any App.Type) {
        self.name = name
        self.says = says
        self.app = app
        view = nil
    }

    init<Content: View>(
        _ name: String,
        _ says: String,
        @ViewBuilder view: @escaping @MainActor () -> Content
    ) {
        self.name = name
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
