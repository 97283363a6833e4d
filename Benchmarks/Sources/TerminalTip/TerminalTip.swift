import TipTerminal

/// A command-line tool that says one line: alone, with `with FOLDER` also a tip.
@main
struct TerminalTip {
    static func main() async {
        print("heron    Heron Loop")
        let arguments = CommandLine.arguments
        guard arguments.count == 3, arguments[1] == "with" else { return }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        guard TerminalTips.start([.datastoreLocation(.url(folder))]) else { return }
        ShortFlagTip.typed.sendDonation()
        await ShortFlagTip().print(hideCommand: "trails tips off")
    }
}

/// A tip that may appear in every run.
struct ShortFlagTip: Tip {
    static let typed = Event(id: "typed--region")

    var title: Text { Text("`-r` is short for `--region`") }
    var message: Text? { Text("Most flags have a short form. `trails help list` shows them.") }
    var actions: [Action] {
        Action { Text("`trails list -r coast`") }
    }
    var rules: [Rule] {
        #Rule(Self.typed) { $0.donations.count >= 1 }
    }
}
