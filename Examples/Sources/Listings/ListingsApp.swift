import SwiftUI
import TipKit

/// The shapes that tip code has in texts about TipKit, each as a page that `--page` chooses; without it, a page with the names
/// of all.
///
/// What an app keeps lies below the folder after `--store`, so that listings which name a place of the app's own, or
/// none, run apart from one another.
@main
struct ListingsApp: App {
    init() {
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                if let view = Page.chosen?.view {
                    ScrollView {
                        VStack { view() }
                            .frame(maxWidth: 720)
                            .padding([.horizontal, .bottom])
                    }
                } else {
                    IndexPage()
                }
            }
        }
    }

    // Listings about an app are apps of their own; which one runs is known only now.
    static func main() {
        Arguments.moveHome()
        let app: any App.Type = Page.chosen?.app ?? ListingsApp.self
        app.main()
    }
}

/// The names of all pages, and what each shows.
struct IndexPage: View {
    var body: some View {
        List(Page.all) { page in
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: page.name).font(.headline)
                Text(verbatim: page.says).font(.subheadline).foregroundStyle(.secondary)
            }
            .accessibilityIdentifier("page-\(page.name)")
        }
        .navigationTitle("Listings")
    }
}
