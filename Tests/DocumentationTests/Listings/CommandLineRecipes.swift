import TipTerminal

struct RetryTip: Tip {
    static let failed = Event(id: "failed")

    var title: Text { Text("`greet --retry` tries again by itself") }
    var rules: [Rule] { Rule(Self.failed) { $0.donations.count >= 2 } }
}

/// Ends the tool with an error; after the second one, a tip follows the message.
func fail(_ message: String) async -> Never {
    FileHandle.standardError.write(Data("greet: \(message)\n".utf8))
    if TerminalTips.start() {
        RetryTip.failed.sendDonation()
        await RetryTip().print()
    }
    exit(1)
}

struct CacheTip: Tip {
    static let waited = Event(id: "waited")

    var title: Text { Text("`greet --cache` is faster from the second time on") }
    var rules: [Rule] { Rule(Self.waited) { $0.donations.count >= 1 } }
}

/// Runs the command; after one that took long, a person may learn how to wait less.
func run(_ command: () async throws -> Void) async throws {
    let start = ContinuousClock.now
    try await command()
    guard ContinuousClock.now - start > .seconds(10), TerminalTips.start() else { return }
    CacheTip.waited.sendDonation()
    await CacheTip().print()
}

struct TableTip: Tip {
    /// Whether the person has used 1.x; without the trait `Macros` a parameter is declared like this.
    static let knowsOldReleases = Tips.Parameter(TableTip.self, "+knowsOldReleases", false)

    var title: Text { Text("New in 2.0: `greet --table`") }
    var rules: [Rule] { Rule(Self.knowsOldReleases) { $0 } }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Tells people who have used 1.x what is new.
func hintAboutNews(hasSettingsOfOldRelease: Bool) async {
    guard TerminalTips.start() else { return }
    if hasSettingsOfOldRelease { TableTip.knowsOldReleases.wrappedValue = true }
    await TableTip().print()
}

struct CompletionTip: Tip {
    static let ran = Event(id: "ran")

    var title: Text { Text("Your shell can complete the words of `greet`") }
    var actions: [Action] {
        Action { Text("`source <(greet --generate-completion-script bash)`") }
    }
    var rules: [Rule] { Rule(Self.ran) { $0.donations.count >= 10 } }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Offers completion after ten commands.
func hintAboutCompletion() async {
    guard TerminalTips.start() else { return }
    CompletionTip.ran.sendDonation()
    await CompletionTip().print()
}
