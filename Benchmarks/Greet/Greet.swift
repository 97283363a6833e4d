import ArgumentParser

#if WithTip
    import TipTerminal
#elseif WithDatabase
    import Foundation
    import GRDB
#else
    // As nearly every tool does: loading it takes longer than all else that this one does.
    import Foundation
#endif

/// A command-line tool that `Scripts/bench` builds alone, with a tip, and with a database but no tip.
@main
struct Greet: AsyncParsableCommand {
    @Option(name: .shortAndLong, help: "The person to greet.") var name = "World"
    @Option(help: "The folder of the tool's data.") var folder: String
    @Option(help: "The number of greetings after which the tip appears.") var after = 3

    func run() async throws {
        print("Hello, \(name)!")
        #if WithTip
            guard TerminalTips.start([.datastoreLocation(.url(URL(fileURLWithPath: folder)))]) else { return }
            NameTip.greeted.sendDonation()
            await NameTip(after: after).print(hideCommand: "greet tips off")
        #elseif WithDatabase
            let database = try DatabaseQueue(path: "\(folder)/greetings.db")
            try await database.write { [name] database in
                try database.execute(sql: "CREATE TABLE IF NOT EXISTS greeting (name TEXT NOT NULL)")
                try database.execute(sql: "INSERT INTO greeting VALUES (?)", arguments: [name])
            }
        #endif
    }
}

#if WithTip
    struct NameTip: Tip {
        static let greeted = Event(id: "greeted")

        let after: Int

        var title: Text { Text("`-n` is short for `--name`") }
        var message: Text? { Text("Both greet the person whose name follows.") }
        var rules: [Rule] { Rule(Self.greeted) { [after] in $0.donations.count >= after } }
    }
#endif
