import SwiftUI

/// Colors of UIKit and colors and pictures of an asset catalog.
struct ColorsPage: View {
    @ScaledMetric(relativeTo: .body) private var side = 40.0
    @State private var scheme: ColorScheme?
    private let card = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : UIColor(white: 1, alpha: 0.5) }

    var body: some View {
        VStack {
            square(Color(.systemGray6), "gray6")
            square(Color(uiColor: .secondarySystemBackground), "background")
            square(Color(.systemFill), "fill")
            square(Color(card), "card")
            square(Color(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)), "fixed")
            square(Color(.systemGray3.withAlphaComponent(0.5)), "faint")
            square(Color("Sand"), "sand")
            square(Color(.sand), "symbol")
            square(.sand, "member")
            Text("On sand").foregroundStyle(.sand).accessibilityIdentifier("text")
            Image("Buoy").accessibilityIdentifier("buoy")
            Image(.buoy).accessibilityIdentifier("picture")
            Button("System") { scheme = nil }.accessibilityIdentifier("system")
            Button("Light") { scheme = .light }.accessibilityIdentifier("light")
            Button("Dark") { scheme = .dark }.accessibilityIdentifier("dark")
        }
        .preferredColorScheme(scheme)
    }

    private func square(_ color: Color, _ identifier: String) -> some View {
        color.frame(width: side, height: side).accessibilityIdentifier(identifier)
    }
}
