import SwiftUI
import TipKit

/// Shown to those who keep a sourdough.
struct StarterTip: Tip {
    @Parameter
    static var hasStarter: Bool = false

    var title: Text { Text("Feed it before the weekend") }
    var rules: [Rule] {
        [
            #Rule(Self.$hasStarter) {
                $0 == true
            }
        ]
    }
}

/// A button that sets a parameter, and the tip that follows it.
struct StarterPage: View {
    let tip = StarterTip()

    var body: some View {
        VStack {
            Button("Keep a sourdough, or don't") {
                StarterTip.hasStarter.toggle()
            }
            .accessibilityIdentifier("starter")
            TipView(tip)
        }
    }
}

/// A parameter without the macro; a name of one's own can't begin with the macro's `$`.
struct CrustTip: Tip {
    static let lovesCrustParameter: Tips.Parameter<Bool> = Tips.Parameter(Self.self, "+lovesCrust", false)
    static var lovesCrust: Bool {
        get { lovesCrustParameter.wrappedValue }
        set { lovesCrustParameter.wrappedValue = newValue }
    }

    var title: Text { Text("Bake it five minutes longer") }
    var rules: [Rule] {
        #Rule(Self.lovesCrustParameter) { $0 == true }
    }
}

/// A button that sets the property without the macro.
struct CrustPage: View {
    var body: some View {
        VStack {
            Button("Crust, or none") { CrustTip.lovesCrust.toggle() }
                .accessibilityIdentifier("crust")
            TipView(CrustTip())
        }
    }
}

/// Something that was baked.
struct Bake: Identifiable {
    let id = UUID()
    let title: String
}

/// Shown to those who have baked a good deal.
struct PlanTip: Tip {
    static let didBake = Event(id: "did-bake")

    var title: Text { Text("Plan the week's baking") }
    var rules: [Rule] {
        #Rule(Self.didBake) {
            $0.donations.count > 3
        }
    }
}

/// A list that grows, and donates as it does.
struct BakesPage: View {
    let tip = PlanTip()
    @State var bakes: [Bake] = []

    var body: some View {
        VStack {
            TipView(tip)
            List(bakes) { bake in
                Text(bake.title).accessibilityIdentifier("baked")
            }
            Spacer()
            Button("Bake another") {
                bakes.append(Bake(title: "Loaf \(bakes.count + 1)"))
                Task {
                    await PlanTip.didBake.donate()
                }
            }
            .accessibilityIdentifier("bake")
        }
    }
}
