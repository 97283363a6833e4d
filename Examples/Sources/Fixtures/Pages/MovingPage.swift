import SwiftUI

/// Views that move, or that depend on their size.
struct MovingPage: View {
    @Namespace private var names
    @State private var isWide = false
    @State private var isShown = false
    @State private var isTilted = false
    @State private var isBlinking = false
    @State private var count = 0

    var body: some View {
        VStack {
            HStack {
                Button("Widen") { withAnimation(.linear(duration: 0.4)) { isWide.toggle() } }
                    .accessibilityIdentifier("widen")
                Button("Show") { withAnimation(.easeOut(duration: 0.3)) { isShown.toggle() } }
                    .accessibilityIdentifier("show")
                Button("Tilt") { isTilted.toggle() }.accessibilityIdentifier("tilt")
                Button("Blink") { isBlinking = true }.accessibilityIdentifier("blink")
                Button("Count") { withAnimation(.bouncy) { count += 1 } }.accessibilityIdentifier("count")
            }
            Color.blue.frame(width: isWide ? 120 : 40, height: 20).accessibilityIdentifier("bar")
            if isShown {
                Text("Shown").matchedGeometryEffect(id: "text", in: names)
                    .accessibilityIdentifier("shown")
                    .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
            }
            Text("Tilted").rotationEffect(.degrees(isTilted ? 20 : 0)).accessibilityIdentifier("tilted")
                .animation(.easeInOut(duration: 0.2), value: isTilted)
            Text("Blinking").opacity(isBlinking ? 0.2 : 1).accessibilityIdentifier("blinking")
                .animation(.linear(duration: 0.1).repeatForever(), value: isBlinking)
            Text("\(count)").contentTransition(.numericText()).accessibilityIdentifier("number")
            HStack {
                Image(systemName: "bell").symbolEffect(.bounce, value: count).accessibilityIdentifier("bell")
                Image(systemName: "star").symbolEffect(.pulse, isActive: count > 0).accessibilityIdentifier("star")
            }
            sizes
            line
        }
        .frame(width: 300)
    }

    private var sizes: some View {
        VStack {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) by \(Int(proxy.frame(in: .local).height))").accessibilityIdentifier(
                    "size"
                )
            }
            .frame(height: 50)
            ViewThatFits {
                Color.red.frame(width: 500, height: 10).accessibilityIdentifier("large")
                Color.red.frame(width: 200, height: 10).accessibilityIdentifier("fitting")
                Color.red.frame(width: 100, height: 10).accessibilityIdentifier("small")
            }
            AsyncImage(url: URL(string: picture)) { image in
                image.resizable().frame(width: 30, height: 20).accessibilityIdentifier("picture")
            } placeholder: {
                Text("Loading")
            }
            AsyncImage(url: URL(string: "/nothing.png")) { phase in
                if phase.error != nil { Text("Missing") } else { Text("Waiting") }
            }
        }
    }

    private let picture =
        "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='60'%20height='40'/%3E"

    private var line: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<30) { number in Text("Item \(number)").accessibilityIdentifier("item-\(number)") }
                }
            }
            .onAppear { proxy.scrollTo(12, anchor: .leading) }
            Button("Last") { proxy.scrollTo(29) }.accessibilityIdentifier("last")
        }
    }
}
