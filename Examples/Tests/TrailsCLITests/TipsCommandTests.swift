import Foundation
import Testing

/// The command `trails tips`, of which the tool's author has written nothing.
@Suite struct TipsCommandTests {
    private let list = "list --region coast"

    @Test("The list fits the terminal's width, with the id, the title and the state of each tip", arguments: [40, 120])
    func widths(width: UInt16) throws {
        let person = try Person()
        let screen = try person.types("tips", environment: ["NO_COLOR": "1"], width: width).screen
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= Int(width) }, "\(screen)")
        for id in ["short-region", "short-sort", "short-minutes", "short-note"] {
            #expect(lines.contains { $0 == id }, "\(screen)")
        }
        #expect(lines.contains("  `-r` is short for `--region`"))
        #expect(lines.contains { $0.hasPrefix("  It comes after you have") }, "\(screen)")
    }

    @Test("In a pipe the list is plain text, and with --json it is data") func piped() throws {
        let person = try Person()
        for _ in 1...3 { _ = try person.types(list) }
        let text = try person.types("tips", isPiped: true).output
        #expect(text.contains("short-region\n  `-r` is short for `--region`\n"), "\(text)")
        #expect(!text.contains("\u{1B}"))
        let json = try person.types("tips --json", isPiped: true).output
        let tips = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(tips.map { $0["id"] as? String } == ["short-region", "short-sort", "short-minutes", "short-note"])
        #expect(tips[0]["status"] as? String == "available")
        #expect(tips[0]["displays"] as? Int == 1)
        #expect(tips[1]["status"] as? String == "pending")
        let one = try person.types("tips why short-region --json", isPiped: true).output
        let found = try #require(try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any])
        #expect(found["title"] as? String == "-r is short for --region")
        let rules = try #require(found["rules"] as? [[String: Any]])
        #expect(rules.map { $0["holds"] as? Bool } == [true])
        #expect(rules.map { $0["measurements"] as? [String] } == [["typed--region: 3 donations"]])
    }

    @Test("A tip can be read again whatever its state is, which counts as no display") func show() throws {
        let person = try Person()
        for _ in 1...3 {
            let run = try person.types("tips show short-region", environment: ["NO_COLOR": "1"])
            #expect(run.screen.contains("`-r` is short for `--region`"), "\(run.screen)")
            #expect(run.screen.contains("→ trails list -r coast"))
        }
        #expect(try person.types("tips --json", isPiped: true).output.contains("\"displays\" : 0"))
    }

    @Test("“Why” says what a person has still to do, and to authors which rule doesn't hold") func why() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        let plain = ["NO_COLOR": "1"]
        let words = try person.types("tips why short-region", environment: plain, width: 200).screen
        let sentences = "It comes after you have typed --region three times. So far it is twice."
        #expect(words.contains("  \(sentences)\n"), "\(words)")
        for text in ["donations", "$0", "Hidden"] { #expect(!words.contains(text), "\(words)") }
        let screen = try person.types("tips why short-region --details", environment: plain, width: 200).screen
        #expect(screen.contains("Doesn't hold: $0.donations.count >= 3 (typed--region: 2 donations)"), "\(screen)")
    }

    @Test(
        "Times are in the time zone of the machine, and in JSON in UTC",
        arguments: [("JST-9", 9.0), ("UTC0", 0), ("NST3:30", -3.5)]
    )
    func times(zone: String, hours: Double) throws {
        let person = try Person()
        for _ in 1...3 { _ = try person.types("list --region coast --sort climb") }
        let json = try person.types("tips why short-sort --json", environment: ["TZ": zone], isPiped: true).output
        let found = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let end = try #require(found["nextChange"] as? String)
        #expect((found["summary"] as? String)?.contains("until \(end)") == true, "\(json)")
        let local = try Date(end, strategy: .iso8601).addingTimeInterval(hours * 3_600).ISO8601Format()
        let text = "after \(local.dropLast().replacing("T", with: " "))"
        for command in ["tips", "tips why short-sort"] {
            let screen = try person.types(command, environment: ["TZ": zone], width: 200).screen
            #expect(screen.contains(text), "\(screen)")
        }
    }

    @Test("“Why” and the list say which switch of an operator holds a tip back, also while it would be its turn")
    func switches() throws {
        let person = try Person()
        let off = ["TIPS_SHORT_REGION_OFF": "true", "NO_COLOR": "1"]
        for _ in 1...3 { #expect(try !person.types(list, environment: off).hasTip) }
        let summary = "Hidden: switched off by the configuration (tips.short-region.off)."
        for command in ["tips", "tips why short-region"] {
            let screen = try person.types(command, environment: off, width: 120).screen
            #expect(screen.contains("  It is switched off on this machine (tips.short-region.off).\n"), "\(screen)")
        }
        let json = try person.types("tips why short-region --json", environment: off, isPiped: true).output
        #expect(json.contains("\"summary\" : \"\(summary)\""), "\(json)")
        let all = try person.types("tips why short-region", environment: ["TIPS_OFF": "true"], width: 120).screen
        #expect(all.contains("switched off on this machine (tips.off)"), "\(all)")
        // What was typed meanwhile counts.
        #expect(try person.types(list).hasTip)
    }

    @Test("After a reset all tips may appear again") func reset() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        _ = try person.types("tips off")
        #expect(try person.types("tips reset").screen.contains("All tips may appear again"))
        for _ in 1...2 { #expect(try !person.types(list).hasTip) }
        #expect(try person.types(list).hasTip)
    }

    @Test("Output that can't be written is an error", arguments: ["tips", "tips --json", "tips why short-region"])
    func unwritten(arguments: String) throws {
        #expect(try Person().types("\(arguments) > /dev/full").exitCode == 1)
    }

    @Test(
        "Where no tip is printed, the list and “why” say so, and say why",
        arguments: [
            ("TIPS", "off", "TIPS in the environment hides all tips"), ("CI", "true", "CI is set in the environment"),
            ("CLAUDECODE", "1", "CLAUDECODE is set in the environment"),
        ]
    )
    func refused(variable: String, value: String, reason: String) throws {
        let person = try Person()
        for command in ["tips", "tips why short-region"] {
            let screen = try person.types(command, environment: [variable: value], width: 120).screen
            #expect(screen.contains("No tip is printed here: \(reason)."), "\(screen)")
            #expect(try !person.types(command).screen.contains("No tip is printed here"))
        }
    }

    @Test("While TIPS hides all tips, “on” says so") func hiddenByEnvironment() throws {
        let screen = try Person().types("tips on", environment: ["TIPS": "off"]).screen
        #expect(screen.contains("TIPS in the environment hides"), "\(screen)")
    }

    @Test("An unknown id is an error that says where the ids are", arguments: ["off", "on", "show", "why"])
    func unknown(command: String) throws {
        let run = try Person().types("tips \(command) nonsense")
        #expect(run.exitCode == 1)
        #expect(run.screen.contains("There is no tip “nonsense”. 'trails tips' lists the tips."), "\(run.screen)")
    }

    @Test(
        "What can't be stored is an error, not a promise",
        arguments: ["off", "on", "off short-note", "on short-note"]
    )
    func unstored(arguments: String) throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(list) }
        if arguments.hasPrefix("on") { _ = try person.types("tips off\(arguments.dropFirst(2))") }
        // A file may not grow, so the datastore can be read, but not its journal written.
        let run = try person.types("tips \(arguments)", shell: "trap '' XFSZ; ulimit -f 40")
        #expect(run.exitCode == 1, "\(run.screen)")
        #expect(run.screen.contains("The change can't be stored"), "\(run.screen)")
    }

    @Test(
        "Shells complete the ids of tips",
        arguments: [
            ("bash", ["bash", "--norc", "--noprofile", "-i"], "source <(trails --generate-completion-script bash)"),
            (
                "zsh", ["zsh", "-f", "-i"],
                "autoload -Uz compinit; compinit -u; source <(trails --generate-completion-script zsh)"
            ),
            ("fish", ["fish", "--no-config", "-i"], "trails --generate-completion-script fish | source"),
        ]
    )
    func completion(name: String, shell: [String], script: String) throws {
        let person = try Person()
        let link = "mkdir bin; ln -s \"$TRAILS\" bin/trails; export PATH=\"$HOME/bin:$PATH\""
        let setUp = name == "fish" ? "mkdir bin; ln -s \"$TRAILS\" bin/trails; set -x PATH \"$HOME/bin\" $PATH" : link
        let command = "\(setUp); \(script)\ntrails tips show short-r\t\nexit"
        let run = try person.types(command: command, to: shell, environment: ["NO_COLOR": "1"])
        #expect(run.screen.contains("trails list -r coast"), "\(run.screen)")
    }
}
