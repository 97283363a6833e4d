import OpenTipKit

// A getter of a type, such as Text, is an error of the compiler's later stages: "missing return in getter expected to
// return 'Text'", at its last brace.

struct PlatformTip: Tip {
    var title: Text { Text("Tap") }
    // warned: there is no rule; add '|| os(Linux)' to its #if, or write []
    var rules: [Rule] {
        #if os(iOS)
            Rule(Self.$isReady) { $0 }
        #endif
    }
    // warned: there is no option; add '|| os(Linux)' to its #if, or write []
    var options: [any TipOption] {
        #if os(iOS)
            MaxDisplayCount(1)
        #endif
    }
    // warned: there is no action; add '|| os(Linux)' to its #if, or write []
    var actions: [Action] {
        #if os(iOS)
            Action(title: "More")
        #endif
    }
}

struct PlatformView: View {
    // warned: nothing is drawn; add '|| os(Linux)' to its #if, or write EmptyView()
    var body: some View {
        #if os(macOS)
            Text("Click")
        #elseif os(iOS)
            Text("Tap")
        #endif
    }

    // refused: function declares an opaque return type, but has no return statements
    var other: some View {
        #if os(iOS)
            Text("Tap")
        #endif
    }

    var empty: some View { EmptyView() }
}
