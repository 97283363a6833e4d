import SwiftUI
import TipKit

/// Small pages for the tests of corner cases, chosen by `--page`.
@main
struct FixturesApp: App {
    init() {
        guard Self.argument("--page") != "late" else { return }
        FixturesApp.configure(Self.argument("--page") == "frequency" ? .daily : .immediate)
    }

    var body: some Scene {
        WindowGroup {
            switch Self.argument("--page") {
            case "late": LatePage()
            case "frequency": FrequencyPage()
            case "popovers": PopoversPage()
            case "once": OncePage()
            default: ScriptPage()
            }
        }
    }

    static func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency) {
        let folder = URL(fileURLWithPath: argument("--store") ?? "/nonexistent", isDirectory: true)
        do {
            try Tips.configure([.displayFrequency(frequency), .datastoreLocation(.url(folder))])
        } catch {
            FileHandle.standardError.write(Data("Fixtures: \(error.localizedDescription)\n".utf8))
        }
    }

    static func argument(_ name: String) -> String? {
        let arguments = ProcessInfo.processInfo.arguments
        guard let place = arguments.firstIndex(of: name), arguments.indices.contains(place + 1) else { return nil }
        return arguments[place + 1]
    }
}

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
