import SwiftUI

/// A view that a person drags, and rows that a person selects.
struct GesturesPage: View {
    @State private var end = "none"
    @State private var taps = 0
    @GestureState private var translation = CGSize.zero
    @State private var trail: String?

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "\(Int(translation.width)) \(Int(translation.height))").accessibilityIdentifier("now")
            Text(end).accessibilityIdentifier("end")
            Text(verbatim: "\(taps)").accessibilityIdentifier("taps")
            Button("Drag me") { taps += 1 }
                .frame(width: 200, height: 100)
                .background(Color.yellow)
                .gesture(
                    DragGesture()
                        .updating($translation) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            let (way, start) = (value.translation, value.startLocation)
                            let numbers = [way.width, way.height, start.x, start.y].map { "\(Int($0.rounded()))" }
                            end = numbers.joined(separator: " ")
                        }
                )
                .accessibilityIdentifier("card")
            List(["Ridge", "Lake"], id: \.self, selection: $trail) { Text($0) }
                .accessibilityIdentifier("trails")
                .frame(height: 200)
            Text(trail ?? "none").accessibilityIdentifier("trail")
        }
    }
}
