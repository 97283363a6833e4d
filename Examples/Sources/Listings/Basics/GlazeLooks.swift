import SwiftUI
import TipKit

/// Words and symbols in styles of their own, for more than one place.
struct GlazeTip: Tip {
    let id: String

    var title: Text {
        Text("Mix \(Image(systemName: "paintpalette.fill")) before you dip")
    }
    var message: Text? {
        Text("A ")
            + Text("thick").bold().foregroundStyle(.red)
            + Text(" coat runs to the \(Text("foot").textScale(.secondary)) of the pot.")
    }
    var image: Image? {
        Image(systemName: "externaldrive.fill.badge.icloud")
            .symbolRenderingMode(.multicolor)
    }
}

/// The same words in the page and above it.
struct WordsPage: View {
    var body: some View {
        VStack {
            TipView(GlazeTip(id: "glaze-inline"))
            Text("Glazes")
                .padding()
                .popoverTip(GlazeTip(id: "glaze-popover"))
        }
    }
}

/// An inline tip that is changed from outside.
struct LookPage: View {
    private let tip = GlazeTip(id: "glaze-look")

    var body: some View {
        TipView(tip, arrowEdge: .bottom)
            .tipImageSize(.init(width: 30, height: 30))
            .tipCornerRadius(0)
            .tipBackground(.red)
    }
}

/// Image, title and message below one another, with a cross in the corner.
struct StampStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            if let image = configuration.image {
                image
                    .font(.title2)
                    .foregroundStyle(.green)
                    .accessibilityIdentifier("stamp-image")
            }
            if let title = configuration.title {
                title
                    .bold()
                    .font(.headline)
                    .textCase(.uppercase)
                    .accessibilityIdentifier("stamp-title")
            }
            if let message = configuration.message {
                message
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("stamp-message")
            }
        }
        .frame(maxWidth: .infinity)
        .backgroundStyle(.thinMaterial)
        .accessibilityIdentifier("stamp")
        .overlay(alignment: .topTrailing) {
            // Without it nobody could close the tip.
            Image(systemName: "multiply")
                .font(.title2)
                .alignmentGuide(.top) { $0[.top] - 5 }
                .alignmentGuide(.trailing) { $0[.trailing] + 5 }
                .foregroundStyle(.secondary)
                .onTapGesture {
                    configuration.tip.invalidate(reason: .tipClosed)
                }
                .accessibilityIdentifier("stamp-close")
        }
        .padding()
    }
}

/// Drawn by the style alone.
struct StampTip: Tip {
    var title: Text { Text("Stamp it while it is soft") }
    var message: Text? { Text("Leather-hard clay takes a mark that lasts.") }
    var image: Image? { Image(systemName: "hammer") }
}

/// A tip in the style, at an edge.
struct StampPage: View {
    private let tip = StampTip()

    var body: some View {
        TipView(tip, arrowEdge: .bottom)
            .tipViewStyle(StampStyle())
    }
}
