import SwiftUI

/// All features, each a link to its page.
struct HomePage: View {
    let trouble: String?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Trouble(text: trouble)
                Text("Tips of a seed library, a page for each feature, with the code that makes it.")
                    .foregroundStyle(.secondary)
                List(Page.all) { page in
                    HomeRow(page: page)
                }
            }
            .frame(maxWidth: 720, alignment: .leading)
            .padding([.horizontal, .bottom])
        }
        .navigationTitle("Gallery")
    }
}

/// One feature in the list.
struct HomeRow: View {
    let page: Page

    var body: some View {
        NavigationLink {
            PageView(page: page, trouble: nil)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(page.title).font(.headline)
                Text(page.summary).font(.subheadline).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("open-\(page.name)")
    }
}

/// What went wrong, if anything did.
struct Trouble: View {
    let text: String?

    var body: some View {
        if let text {
            Label(text, systemImage: "exclamationmark.triangle")
                .foregroundStyle(.red)
                .accessibilityIdentifier("trouble")
        }
    }
}
