import SwiftUI
import TipKit

/// Shown to those who are signed in.
struct MemberTip: Tip {
    @Parameter static var isSignedIn: Bool = false

    var id: String
    var title: Text { Text("For members: \(id)") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 }
    }
}

/// A parameter that shows two tips in the page and one above it, and hides all again.
struct ParameterPage: View {
    var body: some View {
        VStack {
            Button("Sign in") { MemberTip.isSignedIn = true }.accessibilityIdentifier("in")
            Button("Sign out") { MemberTip.isSignedIn = false }.accessibilityIdentifier("out")
            TipView(MemberTip(id: "inline"))
            TipView(MemberTip(id: "another"))
            Text("Account").padding().popoverTip(MemberTip(id: "popover"))
        }
    }
}
