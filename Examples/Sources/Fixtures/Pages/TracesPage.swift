import SwiftUI

/// What a person leaves traces in: fields, a box that scrolls, popovers; and what has a page painted anew.
struct TracesPage: View {
    var body: some View {
        VStack(spacing: 16) {
            TypingPart()
            PopoverPart()
            ScrollView(.horizontal) {
                Text("A long way").frame(width: 3000)
            }
            .accessibilityIdentifier("way")
            JournalPart(journal: .shared)
            Text("Far below").frame(height: 900, alignment: .bottom)
        }
    }
}
