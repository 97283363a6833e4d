import SwiftUI
import TipKit

struct TextSection: View {
    @Binding var textSize: Double
    @Binding var boldText: Bool

    private let tip = TextSizeTip()

    var body: some View {
        Section("Text") {
            Slider(value: $textSize, in: 12...24, step: 1) {
                Text("Text Size")
            } minimumValueLabel: {
                Image(systemName: "textformat.size.smaller")
            } maximumValueLabel: {
                Image(systemName: "textformat.size.larger")
            }
            .popoverTip(tip, arrowEdge: .bottom) { _ in
                withAnimation { textSize = min(textSize + 3, 24) }
                tip.invalidate(reason: .actionPerformed)
            }

            Toggle("Bold Text", isOn: $boldText)

            Text("This is how text looks in the app.")
                .font(.system(size: textSize, weight: boldText ? .bold : .regular))
                .foregroundStyle(.secondary)
        }
    }
}

#Preview {
    @Previewable @State var textSize = 17.0
    @Previewable @State var boldText = false

    Form {
        TextSection(textSize: $textSize, boldText: $boldText)
    }
}
