import SwiftUI

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
