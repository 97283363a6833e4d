import TipConfiguration
import TipTerminal
import TipsCommand

/// What the tool tells of itself after a command.
enum Hints: ToolTips {
    static let all: [any Tip] = ShortFlag.allCases.map(ShortFlagTip.init)
    static let configuration: [Tips.ConfigurationOption] = [.displayFrequency(.daily), .switches(switches)]
    static let toolName = "trails"
    static let uses = Dictionary(uniqueKeysWithValues: ShortFlag.allCases.map { ($0.typedLong.id, "typed \($0.long)") })
    /// What those who run a machine for others can turn off on it.
    private static let switches = TipSwitches(file: "/etc/trails/tips.json", of: all)

    /// Takes note of the flags that the person typed, and prints a tip about them if it is time.
    static func print() async {
        let typed = CommandLine.arguments.prefix { $0 != "--" }.compactMap { $0.split(separator: "=").first }
        let long = ShortFlag.allCases.filter { typed.contains(Substring($0.long)) }
        let short = ShortFlag.allCases.filter { typed.contains(Substring($0.short)) }
        guard !long.isEmpty || !short.isEmpty else { return }
        // What scripts do teaches nobody, so it isn't counted.
        guard start() else { return }
        for flag in short { ShortFlagTip(flag: flag).invalidate(reason: .actionPerformed) }
        for flag in long { flag.typedLong.sendDonation() }
        for flag in long where await print(ShortFlagTip(flag: flag)) { return }
    }
}
