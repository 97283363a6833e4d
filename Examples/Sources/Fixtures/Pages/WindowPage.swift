import SwiftUI
import TipKit

/// Views that are all of a window, for LayoutTests.
struct WindowPage: View {
    let view: String

    var body: some View {
        switch view {
        case "center": Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("a")
        case "spacer":
            VStack {
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("a")
                Spacer()
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
            }
        case "background":
            Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.yellow)
                .accessibilityIdentifier("a")
        case "list":
            VStack {
                rows.accessibilityIdentifier("a")
                Button("Stay") {}.accessibilityIdentifier("b")
            }
        case "picture":
            VStack(spacing: 0) {
                Image("Portrait").resizable().scaledToFit().accessibilityIdentifier("a")
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
            }
        case "padding": Color.blue.accessibilityIdentifier("a").padding()
        case "high":
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 700).accessibilityIdentifier("a")
                Color.blue.frame(width: 100, height: 700).accessibilityIdentifier("b")
            }
        case "scroll":
            ScrollView { Color.blue.frame(width: 100, height: 1_500).accessibilityIdentifier("b") }
                .accessibilityIdentifier("a")
        case "layers":
            ZStack {
                Color.yellow
                    .overlay { Button("Behind") {}.accessibilityIdentifier("b") }
                    .ignoresSafeArea()
                    .accessibilityIdentifier("a")
                VStack {
                    Spacer()
                    Text("Above").accessibilityIdentifier("e")
                    Button("In front") {}.accessibilityIdentifier("c")
                }
                .frame(maxWidth: .infinity)
            }
            .safeAreaInset(edge: .top) { Color.blue.frame(height: 50).accessibilityIdentifier("d") }
        case "classes": ClassesView()
        case "paints": PaintsPage()
        case let name where name.hasPrefix("backdrop"): BackdropPage(variant: name)
        default: NavigationStack { page }
        }
    }

    @ViewBuilder private var page: some View {
        switch view {
        case "inline":
            Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("a")
                .navigationTitle("Inline")
                .navigationBarTitleDisplayMode(.inline)
        case "bottomBar":
            rows
                .navigationTitle("Bar")
                .toolbar {
                    ToolbarItem(placement: .bottomBar) {
                        Button("Filter", systemImage: "star") {}.accessibilityIdentifier("a")
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Share", systemImage: "square.and.arrow.up") {}.accessibilityIdentifier("b")
                    }
                }
        case "barTip", "barTips":
            rows
                .navigationTitle("Bar")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        if view == "barTips" {
                            Button("Edit", systemImage: "pencil") {}.popoverTip(BarTip())
                        }
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        if view == "barTip" {
                            Button("Add", systemImage: "plus") {}.popoverTip(BarTip()).accessibilityIdentifier("a")
                        }
                    }
                }
        case "searched":
            rows.accessibilityIdentifier("a")
                .navigationTitle("Searched")
                .searchable(text: .constant(""), prompt: "Find rows")
        case "safeArea":
            ZStack {
                Color.yellow.ignoresSafeArea().accessibilityIdentifier("a")
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
            }
            .navigationTitle("Area")
        default:
            VStack {
                rows.accessibilityIdentifier("a")
                Button("Stay") {}.accessibilityIdentifier("b")
            }
            .navigationTitle("Listed")
        }
    }

    private var rows: some View {
        List { ForEach(0..<40) { Text(verbatim: "Row \($0)") } }
    }
}

private struct BarTip: Tip {
    var title: Text { Text("Add a trail") }
    var message: Text? { Text("Trails that you add are in the list at once.") }
}

/// Names the size classes of the window.
private struct ClassesView: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
        Text("\(horizontal == .regular ? "wide" : "narrow") \(vertical == .regular ? "high" : "low")")
            .frame(height: 900)
            .accessibilityIdentifier("classes")
    }
}

/// A picture behind the views of a window, written in the ways that apps have.
private struct BackdropPage: View {
    let variant: String

    var body: some View {
        if variant.hasSuffix("Titled") {
            NavigationStack { layers.navigationTitle("Titled") }
        } else {
            layers
        }
    }

    private var layers: some View {
        ZStack {
            backdrop
            VStack {
                Text("Above").accessibilityIdentifier("b")
                Spacer()
                Text("Below").accessibilityIdentifier("c")
            }
        }
    }

    @ViewBuilder private var backdrop: some View {
        let picture = Image("Tall").resizable()
        switch variant.replacing("Titled", with: "") {
        case "backdropOpacity": picture.ignoresSafeArea().opacity(0.67).accessibilityIdentifier("a")
        case "backdropBlur": picture.ignoresSafeArea().blur(radius: 4).accessibilityIdentifier("a")
        case "backdropTap": picture.ignoresSafeArea().onTapGesture {}.accessibilityIdentifier("a")
        case "backdropShadow":
            picture.ignoresSafeArea().shadow(radius: 2).overlay(.black.opacity(0.2)).accessibilityIdentifier("a")
        case "backdropFill": picture.scaledToFill().ignoresSafeArea().opacity(0.67).accessibilityIdentifier("a")
        case "backdropColor": Color.yellow.ignoresSafeArea().opacity(0.67).accessibilityIdentifier("a")
        default: picture.accessibilityIdentifier("a")
        }
    }
}

/// Paints and symbols, for looking at.
private struct PaintsPage: View {
    private let rainbow = [Color.red, .orange, .yellow, .green, .blue, .purple, .red]

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Circle().fill(AngularGradient(colors: rainbow, center: .center)).frame(width: 90, height: 90)
                Circle().strokeBorder(AngularGradient(colors: rainbow, center: .center), lineWidth: 14)
                    .frame(width: 90, height: 90)
                Circle().stroke(
                    AngularGradient(gradient: Gradient(colors: [.blue, .white]), center: .center, angle: .degrees(90)),
                    lineWidth: 8
                )
                .frame(width: 80, height: 80)
            }
            HStack {
                RoundedRectangle(cornerRadius: 20)
                    .strokeBorder(
                        LinearGradient(colors: [.blue, .pink], startPoint: .topLeading, endPoint: .bottomTrailing),
                        lineWidth: 6
                    )
                    .frame(width: 110, height: 80)
                Capsule().strokeBorder(
                    RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 60),
                    lineWidth: 10
                )
                .frame(width: 110, height: 60)
                Rectangle().fill(
                    AngularGradient(
                        colors: [.mint, .indigo],
                        center: .topLeading,
                        startAngle: .degrees(0),
                        endAngle: .degrees(90)
                    )
                )
                .frame(width: 80, height: 60)
            }
            HStack {
                ForEach(["ultraThin", "thin", "regular", "thick", "ultraThick"], id: \.self) { name in
                    Text(name).font(.caption2).padding(8).background(
                        material(name),
                        in: RoundedRectangle(cornerRadius: 10)
                    )
                }
            }
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                Text("Over colors").padding().background(.ultraThinMaterial, in: Capsule())
            }
            .frame(height: 80)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 8)) {
                ForEach(Self.symbols, id: \.self) { Image(systemName: $0).font(.title2) }
            }
        }
        .padding()
    }

    private func material(_ name: String) -> Material {
        switch name {
        case "ultraThin": .ultraThinMaterial
        case "thin": .thinMaterial
        case "regular": .regularMaterial
        case "thick": .thickMaterial
        default: .ultraThickMaterial
        }
    }

    static let symbols = [
        "lightbulb.max.fill", "lightbulb.max", "lightbulb.min", "lightbulb.fill", "lightbulb", "lightbulb.2",
        "lightbulb.slash",
        "star.fill", "sparkles", "hand.tap", "hand.tap.fill", "hand.draw", "wand.and.stars", "paintpalette.fill",
        "clock.arrow.circlepath", "dot.radiowaves.left.and.right",
    ]
}
