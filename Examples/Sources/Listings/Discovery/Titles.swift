import SwiftUI
import TipKit

/// A title as it comes.
struct PlainTitleTip: Tip {
    var title: Text { Text("Weigh the salt") }
}

/// A title in a colour.
struct RedTitleTip: Tip {
    var title: Text {
        Text("Mind the hot stone")
            .foregroundStyle(.red)
    }
}

/// A title of two texts.
struct JoinedTitleTip: Tip {
    var title: Text {
        Text("Let the dough ").fontWeight(.light) + Text("rest").fontWeight(.bold).foregroundStyle(.red)
    }
}

/// Three titles under one another.
struct TitlesPage: View {
    var body: some View {
        VStack {
            TipView(PlainTitleTip()).accessibilityIdentifier("plain")
            // tips-lint: allow tips-without-group
            TipView(RedTitleTip()).accessibilityIdentifier("red")
            TipView(JoinedTitleTip()).accessibilityIdentifier("joined")
        }
    }
}

/// A picture in several colours.
struct WeatherTip: Tip {
    var title: Text { Text("Damp days want less water") }
    var image: Image? {
        Image(systemName: "cloud.sun.fill")
            .symbolRenderingMode(.multicolor)
    }
}
