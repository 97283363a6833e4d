import SwiftUI
import TipKit

/// The first voice, which waits to be let in.
struct SopranoTip: Tip {
    @Parameter static var mayEnter: Bool = false

    var title: Text {
        Text("Sopranos begin")
    }

    var rules: [Rule] {
        #Rule(Self.$mayEnter) {
            $0
        }
    }
}

/// The second voice, which only waits for its turn.
struct AltoTip: Tip {
    var title: Text {
        Text("Altos follow")
    }
}

/// The third voice, which waits to be let in as well.
struct TenorTip: Tip {
    @Parameter static var mayEnter: Bool = false

    var title: Text {
        Text("Tenors join")
    }

    var rules: [Rule] {
        #Rule(Self.$mayEnter) {
            $0
        }
    }
}

/// One view for a group in order.
struct OrderedPage: View {
    @State var tips = TipGroup(.ordered) {
        SopranoTip()
        AltoTip()
    }

    var body: some View {
        VStack {
            Text("The first song")
                .accessibilityIdentifier("song")
                .popoverTip(tips.currentTip)

            Button("Let the sopranos in") {
                SopranoTip.mayEnter = true
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("sopranos")
        }
    }
}

/// Two views for a group in order, each with its tip.
struct SeveralPage: View {
    @State var tips = TipGroup(.ordered) {
        SopranoTip()
        AltoTip()
    }

    var body: some View {
        VStack(spacing: 80) {
            Text("The first song")
                .accessibilityIdentifier("first")
                .popoverTip(tips.currentTip as? SopranoTip)

            Text("The second song")
                .accessibilityIdentifier("second")
                .popoverTip(tips.currentTip as? AltoTip)

            Button("Let the sopranos in") {
                SopranoTip.mayEnter = true
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("sopranos")
        }
    }
}

/// One view for the first tip of a group that may appear.
struct FirstAvailablePage: View {
    @State var tips = TipGroup(.firstAvailable) {
        SopranoTip()
        TenorTip()
    }

    var body: some View {
        VStack(spacing: 80) {
            Text("The first song")
                .accessibilityIdentifier("song")
                .popoverTip(tips.currentTip)

            Button("Let the sopranos in") {
                SopranoTip.mayEnter = true
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("sopranos")

            Button("Let the tenors in") {
                TenorTip.mayEnter = true
            }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("tenors")
        }
    }
}
