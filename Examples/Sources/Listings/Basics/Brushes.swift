import SwiftUI
import TipKit

/// A coloured title, and a symbol among the words of the message.
struct BrushTip: Tip {
    var title: Text {
        Text("Paint under the glaze")
            .foregroundStyle(.indigo)
    }
    var message: Text? {
        Text("Press \(Image(systemName: "paintbrush")) and draw before the first firing.")
    }
}

/// A popover that points at an image, which is the feature.
struct BrushPage: View {
    var tip = BrushTip()

    var body: some View {
        VStack(spacing: 20) {
            Text("A popover stands above the page.")
            Image(systemName: "paintbrush")
                .imageScale(.large)
                .accessibilityIdentifier("brush")
                .popoverTip(tip)
                .onTapGesture {
                    // Whoever paints knows what the tip says.
                    tip.invalidate(reason: .actionPerformed)
                }
            Text("It goes when the brush is pressed.")
        }
    }
}

/// Asks for a second coat.
struct CoatTip: Tip {
    var title: Text { Text("One coat is thin") }
    var actions: [Action] {
        Action(id: "coat", title: "Add a coat")
    }
}

/// A popover whose action is told to the view.
struct GlazeButtonPage: View {
    private let tip = CoatTip()
    @State private var coats = 1

    var body: some View {
        Button("Glaze: \(coats) coats") {}
            .accessibilityIdentifier("glaze")
            .popoverTip(tip) { action in
                if action.id == "coat" { coats += 1 }
            }
    }
}
