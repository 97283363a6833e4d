import TipTerminal

struct ShortFlagTip: Tip {
    static let typedLong = Event(id: "typed-long")

    var title: Text { Text("`-n` is short for `--name`") }
    var message: Text? { Text("Both greet the person whose name follows.") }
    var actions: [Action] {
        Action { Text("`greet -n Ada`") }
    }
    var rules: [Rule] {
        Rule(Self.typedLong) { $0.donations.count >= 3 }
    }
    var options: [any TipOption] { MaxDisplayCount(2) }
}

/// Prints the tip, if it is time.
func hint(after words: [String]) async {
    guard TerminalTips.start() else { return }
    if words.contains("--name") { ShortFlagTip.typedLong.sendDonation() }
    // A person who types the short flag needs no tip about it.
    if words.contains("-n") { ShortFlagTip().invalidate(reason: .actionPerformed) }
    await ShortFlagTip().print(hideCommand: "greet tips off")
}

enum CommandLineToolsListings {
    static func main() async {
        TerminalTips.toolName = "greet"
        let words = Array(CommandLine.arguments.dropFirst())
        switch words {
        case ["tips", "off"]:
            exit(TerminalTips.turnOff() ? 0 : 1)
        case ["tips", "on"]:
            exit(TerminalTips.turnOn() ? 0 : 1)
        case ["tips", "off", ShortFlagTip().id]:
            exit(TerminalTips.turnOff(ShortFlagTip()) ? 0 : 1)
        case _ where words.first == "tips":
            print("usage: greet tips on | off | off ShortFlagTip")
        default:
            print("Hello, \(words.last ?? "you")!")
            await hint(after: words)
        }
    }
}
