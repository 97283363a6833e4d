import SwiftUI
import TipKit

/// Shown to those who threw three bowls.
struct BowlTip: Tip {
    static let didThrowBowl = Event(id: "did-throw-bowl")

    var title: Text { Text("Try a jug") }
    var rules: [Rule] {
        [
            #Rule(Self.didThrowBowl) {
                $0.donations.count >= 3
            }
        ]
    }
}

/// A button that donates in a task.
struct BowlPage: View {
    private var tip = BowlTip()
    @State private var bowls = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("An event is counted, and a rule asks how often it happened.")

            TipView(tip)
            Button(
                action: {
                    bowls += 1
                    Task { await BowlTip.didThrowBowl.donate() }
                },
                label: {
                    Label("Throw a bowl", systemImage: "circle")
                }
            )
            .accessibilityIdentifier("throw")

            Text("Bowls: \(bowls)").accessibilityIdentifier("bowls")
            Spacer()
        }
        .padding()
        .navigationTitle("Events")
    }
}

/// Shown once a donation is known to be on disk.
struct ReceiptTip: Tip {
    @Parameter
    static var isWritten: Bool = false

    var title: Text { Text("Written down") }
    var rules: [Rule] {
        #Rule(Self.$isWritten) { $0 }
    }
}

/// Shown to those who have dipped a pot.
struct DipTip: Tip {
    static let didDip = Event(id: "did-dip")

    var title: Text { Text("Wipe the foot clean") }
    var rules: [Rule] {
        #Rule(Self.didDip) { $0.donations.count >= 1 }
    }
}

/// A button that donates without waiting, and is told.
struct DipPage: View {
    var body: some View {
        VStack {
            TipView(DipTip())
            // tips-lint: allow tips-without-group
            TipView(ReceiptTip())
            Button(
                action: {
                    DipTip.didDip.sendDonation {
                        ReceiptTip.isWritten = true
                    }
                },
                label: {
                    Label("Dip", systemImage: "drop")
                }
            )
            .accessibilityIdentifier("dip")
        }
    }
}

/// What came out of a kiln.
struct Firing: Codable, Sendable {
    let glaze: String
    let degrees: Int
}

/// Shown to those who fired celadon twice.
struct CeladonTip: Tip {
    static let didFire = Event<Firing>(id: "did-fire")

    var title: Text { Text("Celadon loves less air") }
    var rules: [Rule] {
        #Rule(Self.didFire) { $0.donations.filter { $0.glaze == "celadon" }.count >= 2 }
    }
}

/// Buttons that donate values.
struct FiringPage: View {
    @State private var firings = 0

    var body: some View {
        VStack {
            TipView(CeladonTip())
            Button("Fire a brown glaze") { fire("tenmoku") }.accessibilityIdentifier("brown")
            Button("Fire a green glaze") { fire("celadon") }.accessibilityIdentifier("green")
            Text("Firings: \(firings)").accessibilityIdentifier("firings")
        }
    }

    private func fire(_ glaze: String) {
        Task {
            await CeladonTip.didFire.donate(Firing(glaze: glaze, degrees: 1260))
            firings += 1
        }
    }
}
