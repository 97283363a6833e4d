import SwiftUI
import TipKit

struct FirstTip: Tip {
    var title: Text { Text("First") }
}

struct SecondTip: Tip {
    var title: Text { Text("Second") }
}

struct OnceTip: Tip {
    var title: Text { Text("Only once") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

struct ScriptTip: Tip {
    // tips-lint: allow title-length
    var title: Text { Text("<script>document.title = 'broken'</script>") }
}

/// Configures after its first paint.
struct LatePage: View {
    var body: some View {
        VStack {
            Text("Page")
            TipView(FirstTip())
        }
        .task { FixturesApp.configure(.immediate) }
    }
}

/// Two tips that become eligible in one render.
struct FrequencyPage: View {
    var body: some View {
        VStack {
            TipView(FirstTip())
            // tips-lint: allow tips-without-group
            TipView(SecondTip())
        }
    }
}

/// Two popovers that ask at once.
struct PopoversPage: View {
    var body: some View {
        HStack(spacing: 80) {
            Text("One").padding().popoverTip(FirstTip())
            Text("Two").padding().popoverTip(SecondTip())
        }
    }
}

struct OncePage: View {
    var body: some View { TipView(OnceTip()) }
}

struct ScriptPage: View {
    var body: some View { TipView(ScriptTip()) }
}
