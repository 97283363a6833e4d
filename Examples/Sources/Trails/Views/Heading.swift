import SwiftUI

/// The title of a part of the page.
struct Heading: View {
    private let title: LocalizedStringKey

    init(_ title: LocalizedStringKey) {
        self.title = title
    }

    var body: some View {
        Text(title).font(.title3).bold().accessibilityAddTraits(.isHeader)
    }
}
