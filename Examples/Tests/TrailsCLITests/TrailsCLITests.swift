import Foundation
import Testing
import TipKit
import TipKitStorage

/// The command-line tool `trails`, run in a pseudo-terminal as a person runs it.
@Suite struct TrailsCLITests {
    private let list = "list --region coast"

    @Test("A command-line tool shows a tip the third time a long flag is typed, and shows the tip at most twice")
    func thirdTime() throws {
        let person = try Person()
        var tips: [Bool] = []
        for _ in 1...5 {
            let run = try person.types(list)
            #expect(run.screen.contains("Gull Cliff Walk"))
            #expect(run.exitCode == 0)
            tips.append(run.hasTip)
        }
        #expect(tips == [false, false, true, true, false])
    }

    @Test("A command-line tool's tip says what to type, and how to turn off this tip or all tips") func words() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let screen = try person.types(list, environment: ["NO_COLOR": "1"]).screen
        #expect(!screen.contains("\u{1B}"))
        let title = "`-r` is short for `--region`"
        for text in [title, "→ trails list -r coast", "trails tips off short-region", "TIPS=off"] {
            #expect(screen.contains(text), "\(screen)")
        }
    }

    @Test("If no person reads a tool's output, such as in CI or in a pipe, it shows no tip and counts no donation")
    func silent() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let runs = [
            try person.types(list, environment: ["CI": "1"]),
            try person.types(list, environment: ["TIPS": "off"]),
            try person.types(list, isPiped: true),
            try person.types(list + " --json"),
            try person.types(list, environment: ["SAP_SHELL": "bash"]),
            try person.types("---completion list -- --region coast"),
            try person.types("--generate-completion-script bash"),
            try person.types("list --region coast --sort nonsense"),
        ]
        for run in runs { #expect(!run.hasTip, "\(run.screen)") }
        #expect(runs[2].output.contains("Gull Cliff Walk"))
        #expect(runs[2].screen.isEmpty)
        #expect(try person.types(list).hasTip)
    }

    @Test("The command “trails tips off” turns off one tip or all tips until “trails tips on” turns them on again")
    func off() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        #expect(try person.types("tips off").screen.contains("Tips are off"))
        #expect(try !person.types(list).hasTip)
        let reasons = try person.types("tips", width: 200).screen
        #expect(reasons.contains("  Tips are off. 'trails tips on' turns them on."), "\(reasons)")
        for _ in 1...3 { _ = try person.types("list --sort climb") }
        _ = try person.types("tips on")
        #expect(try !person.types("list --sort climb").hasTip, "commands counted while tips were off")
        _ = try person.types("tips off short-region")
        #expect(try !person.types(list).hasTip)
        #expect(try person.types("tips why short-region").screen.contains("  It is hidden."))
        _ = try person.types("tips on short-region")
        #expect(try person.types(list).hasTip)
    }

    @Test("Typing the short form of a flag invalidates the tip that recommends the short form") func learned() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        _ = try person.types("list -r coast")
        #expect(try !person.types(list).hasTip)
    }

    @Test("The display frequency applies across runs of a tool, so a second tip isn't shown on the same day")
    func frequency() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types("list --region coast --sort climb") }
        #expect(try person.types("list --region coast").hasTip)
        #expect(try !person.types("list --sort climb").hasTip)
        let why = try person.types("tips why short-sort", width: 200).screen
        #expect(why.contains("  Another tip has appeared lately. It may follow after "), "\(why)")
    }

    @Test("After a command-line tool has exited, the explanation of its tip is saved in the datastore")
    func notes() throws {
        let person = try Person()
        for _ in 1...3 { _ = try person.types(list) }
        let store = try SQLiteTipStore(directory: person.home.appendingPathComponent("trails"))
        let note = try #require(try store.notes().first { $0.tip == "short-region" })
        #expect("\(note)".contains("May appear"), "\(note)")
        #expect(try store.record(ofTip: "short-region").displayCount == 1)
        try store.close()
    }

    @Test("A command-line tool's tip fits the width of the terminal", arguments: [10, 40, 80, 120] as [UInt16])
    func widths(width: UInt16) throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list, width: width) }
        let run = try person.types(list, environment: ["NO_COLOR": "1"], width: width)
        #expect(run.hasTip)
        let tip = run.screen.split(separator: "\n").drop { !$0.contains("Tip") }
        // A command is never broken.
        let long = tip.filter { $0.count > Int(width) }
        #expect(long.allSatisfy { $0.hasPrefix("trails ") }, "\(run.screen)")
        #expect(width < 40 || long.isEmpty, "\(run.screen)")
    }

    @Test("A command-line tool exits normally if its terminal is closed before the tool starts") func hungUp() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let run = try person.types(list, isHungUp: true)
        #expect(run.exitCode == 0)
    }

    @Test(
        "If the datastore can't be opened, a command-line tool works normally but shows no tip",
        arguments: ["trap '' XFSZ; ulimit -f 0", "export XDG_DATA_HOME=/dev/full"]
    )
    func unopened(shell: String) throws {
        let person = try Person()
        for _ in 1...4 {
            let run = try person.types(list, shell: shell)
            #expect(run.exitCode == 0)
            #expect(run.screen == "gull     Gull Cliff Walk     8.9 km, 240 m up\n")
        }
    }

    @Test("A switch of an operator that can't be used is named by “tips”, and not after other commands or in scripts")
    func wrongSwitch() throws {
        let person = try Person()
        let (wrong, trail) = (["TIPS_HOLDOUT": "most"], "gull     Gull Cliff Walk     8.9 km, 240 m up\n")
        #expect(try person.types(list, environment: wrong).screen == trail)
        let script = "sh -c '\"$TRAILS\" \(list); exit 0'"
        #expect(try person.types(list, environment: wrong, shell: script).screen == trail + trail)
        let why = try person.types("tips why short-region", environment: wrong, width: 200).screen
        #expect(why.contains("The switch TIPS_HOLDOUT of tips is \"most\""), "\(why)")
    }

    @Test("While the disk is full, a command-line tool works normally, and shows no tip that it could not count")
    func fullDisk() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        // Limit the size of files, so that the datastore can be read, but its journal can't grow.
        for _ in 1...2 {
            let run = try person.types(list, shell: "trap '' XFSZ; ulimit -f 64")
            #expect(run.exitCode == 0)
            #expect(run.screen == "gull     Gull Cliff Walk     8.9 km, 240 m up\n")
        }
        #expect(try person.types(list).hasTip)
        #expect(try person.types("tips", shell: "trap '' XFSZ; ulimit -f 64").exitCode == 0)
    }
}
