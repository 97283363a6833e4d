import ArgumentParser

#if WithTip
    import TipTerminal
#elseif WithDatabase
    import Foundation
    import GRDB
#endif

/// A command-line tool that `Scripts/bench` builds alone, with a tip, and with a database but no tip.
@main
struct Greet: AsyncParsableCommand {
    @Option(name: .shortAndLong, help: "The person to greet.") var name = "World"
    @Option(help: "The folder of the tool's data.") var folder: String

    func run() async throws {
        print("Hello, \(name)!")
        #if WithTip
            try Tips.configure([.datastoreLocation(.url(URL(fileURLWithPath: folder)))])
            await NameTip.greeted.donate()
            await NameTip().print(hideCommand: "greet tips off")
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

        var title: Text { Text("`-n` is short for `--name`") }
        var message: Text? { Text("Both greet the person whose name follows.") }
        var rules: [Rule] { Rule(Self.greeted) { $0.donations.count >= 3 } }
        var options: [any TipOption] { MaxDisplayCount(2) }
    }
#endif
