import Foundation
import OpenTipKit

enum AttentionListings {
    static func configure() throws {
        try Tips.configure([.grace(.days(2)), .observe(.days(7))])
    }

    struct Account {
        let created: Date
    }

    static func configure(_ account: Account) throws {
        try Tips.configure([.grace(.days(2)), .firstLaunch(account.created)])
    }

    static func people(in folder: URL, _ accounts: [String: Account]) throws -> TipPeople {
        try TipPeople(directory: folder, [.grace(.days(2))], firstLaunch: { accounts[$0]?.created })
    }

    static func configureVersion() throws {
        try Tips.configure([.appVersion("2.4.1")])
    }

    static func configureQuiet() throws {
        try Tips.configure([.quietAfter(.action, .closing)])
    }

    struct FoldersTip: Tip {
        var title: Text { Text("Put recipes into folders") }
        var options: [any TipOption] {
            NewIn("2.4")
        }
    }

    static func call(_ conversation: () async -> Void) async {
        let pause = Tips.suppress()
        await conversation()
        pause.end()
    }

    struct ShareMenuTip: Tip {
        var title: Text { Text("Share the menu of the week") }
        var rules: [Rule] {
            Rule(afterEndOf: ScaleTip(), by: .days(2))
        }
    }

    struct HelpPage: View {
        var body: some View {
            TipLibraryView([ScaleTip(), ShareMenuTip()])
        }
    }

    struct ScaleTip: Tip {
        var title: Text { Text("Scale a recipe") }
        var options: [any TipOption] {
            MaxSnoozes(3)
        }
        var actions: [Action] {
            Action(id: "show", title: "Show me")
            Action.later(for: .days(3))
        }
    }
}
