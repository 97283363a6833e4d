import SwiftUI
import TipKit

/// Shown to those who borrowed three packets within a day.
struct CrateTip: Tip {
    static let didBorrow = Event(id: "did-borrow")

    var title: Text { Text("Borrow a whole crate") }
    var message: Text? { Text("Twelve packets of one season, and only one form to fill in.") }
    var image: Image? { Image(systemName: "shippingbox") }
    var rules: [Rule] {
        #Rule(Self.didBorrow) { $0.donations.donatedWithin(.day).count >= 3 }
    }
}

/// A button that donates the event, and the count of all donations.
struct EventsSample: View {
    @State private var borrowed = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Button("Borrow a packet") {
                    Task {
                        await CrateTip.didBorrow.donate()
                        borrowed = CrateTip.didBorrow.donations.count
                    }
                }
                .buttonStyle(.bordered)
                Text("Borrowed: \(borrowed)")
            }
            TipView(CrateTip())
            Text(verbatim: CrateTip().explain().summary)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .onAppear { borrowed = CrateTip.didBorrow.donations.count }
    }
}
