import SwiftUI
import TipKit

struct Card: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.tip.title
            Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
        }
    }
}
