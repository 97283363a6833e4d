import Foundation
import Testing
import TipKit
import TipKitStorage

/// The tool as a person uses it, in a real terminal.
@Suite struct TrailsCLITests {
    private let list = "list --region coast"

    @Test("The tip appears the third time a long flag is typed, and at most twice") func thirdTime() throws {
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

    @Test("The tip says what to type, and how to turn off this tip and all tips") func words() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let screen = try person.types(list, environment: ["NO_COLOR": "1"]).screen
        #expect(!screen.contains("\u{1B}"))
        for text in ["-r is short for --region", "→ trails list -r coast", "trails tips off short-region", "TIPS=off"] {
            #expect(screen.contains(text), "\(screen)")
        }
    }

    @Test("Without a person reading the output, no tip appears and no donation is counted") func silent() throws {
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

    @Test("trails tips off turns off one tip or all tips until trails tips on") func off() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        #expect(try person.types("tips off").screen.contains("Tips are off"))
        #expect(try !person.types(list).hasTip)
        #expect(try person.types("tips").screen.contains("Tips are off"))
        _ = try person.types("tips on")
        _ = try person.types("tips off short-region")
        #expect(try !person.types(list).hasTip)
        #expect(try person.types("tips").screen.contains("short-region: Hidden: the person closed it."))
        _ = try person.types("tips on short-region")
        #expect(try person.types(list).hasTip)
    }

    @Test("Typing the short flag invalidates the tip") func learned() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        _ = try person.types("list -r coast")
        #expect(try !person.types(list).hasTip)
    }

    @Test("The display frequency applies across runs, so a second tip waits for the next day") func frequency() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types("list --region coast --sort climb") }
        #expect(try person.types("list --region coast").hasTip)
        #expect(try !person.types("list --sort climb").hasTip)
        #expect(try person.types("tips").screen.contains("short-sort: Hidden: the display frequency asks for a pause"))
    }

    @Test("The explanation of a tip is on disk after the tool has exited") func notes() throws {
        let person = try Person()
        for _ in 1...3 { _ = try person.types(list) }
        let store = try SQLiteTipStore(directory: person.home.appendingPathComponent("TrailsCLI"))
        let note = try #require(try store.notes().first { $0.tip == "short-region" })
        #expect("\(note)".contains("May appear"), "\(note)")
        #expect(try store.record(ofTip: "short-region").displayCount == 1)
        try store.close()
    }

    @Test("The tip fits the width of its terminal", arguments: [10, 40, 80, 120] as [UInt16])
    func widths(width: UInt16) throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list, width: width) }
        let run = try person.types(list, environment: ["NO_COLOR": "1"], width: width)
        #expect(run.hasTip)
        let tip = run.screen.split(separator: "\n").drop { !$0.contains("Tip") }
        #expect(tip.allSatisfy { $0.count <= Int(width) }, "\(run.screen)")
    }

    @Test("The tool exits normally if its terminal is closed") func hungUp() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let run = try person.types(list, isHungUp: true)
        #expect(run.exitCode == 0)
    }

    @Test(
        "If the datastore can't be opened, only the tip is missing",
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

    @Test("A disk that has become full changes neither the tool's output nor its exit code") func fullDisk() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        // The datastore can be read, but its journal can't grow.
        let run = try person.types(list, shell: "trap '' XFSZ; ulimit -f 64")
        #expect(run.exitCode == 0)
        #expect(run.screen.hasPrefix("gull     Gull Cliff Walk     8.9 km, 240 m up\n"))
        #expect(run.hasTip && !run.screen.contains("OpenTipKit"), "\(run.screen)")
        #expect(try person.types("tips", shell: "trap '' XFSZ; ulimit -f 64").exitCode == 0)
    }
}
