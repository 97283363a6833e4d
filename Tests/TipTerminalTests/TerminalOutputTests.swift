import Foundation
import Testing

@testable import TipTerminal

@Suite struct TerminalOutputTests {
    @Test("Tips are printed only if the output goes to a terminal") func terminal() {
        #expect(TerminalOutput().admitsTips(piped: false))
        #expect(!TerminalOutput(isInteractive: false).admitsTips(piped: true))
        #expect(!TerminalOutput(isOutputTerminal: false).admitsTips(piped: false))
        #expect(TerminalOutput(isOutputTerminal: false).admitsTips(piped: true))
    }

    @Test(
        "The environment variables CI, TIPS, COMP_LINE and SAP_SHELL turn printed tips off",
        arguments: [
            ("CI", "1", false), ("CI", "true", false), ("CI", "woodpecker", false), ("CI", "", true),
            ("CI", "false", true), ("CI", "0", true), ("TIPS", "off", false), ("TIPS", "OFF", false),
            ("TIPS", "0", false), ("TIPS", "on", true), ("TIPS", "", true), ("COMP_LINE", "trails l", false),
            ("SAP_SHELL", "zsh", false), ("NO_COLOR", "1", true),
        ]
    )
    func environment(name: String, value: String, admits: Bool) {
        #expect(TerminalOutput(environment: [name: value]).admitsTips(piped: true) == admits)
    }

    @Test(
        "No tip is printed in a script or for a coding agent, unless TIPS is on",
        arguments: [[:], ["CI": "1"]] + TerminalOutput.agents.map { [$0: "1"] }
    )
    func scripts(environment: [String: String]) {
        let output = TerminalOutput(environment: environment, isTyped: !environment.isEmpty)
        #expect(!output.admitsTips(piped: true))
        for value in ["on", "1", "yes", "TRUE"] {
            var output = output
            output.environment["TIPS"] = value
            #expect(output.admitsTips(piped: true))
            output.isInteractive = false
            #expect(!output.admitsTips(piped: true))
        }
    }

    @Test(
        "No tip is printed while a tool generates shell completions",
        arguments: ["---completion", "--generate-completion-script=zsh"]
    )
    func completion(argument: String) {
        #expect(!TerminalOutput(arguments: ["trails", argument]).admitsTips(piped: true))
    }

    @Test("NO_COLOR turns off text styles but not a tip's frame, and a dumb terminal gets neither") func styles() {
        let plain = TerminalOutput(environment: ["TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8"])
        #expect(!plain.supportsStyles && plain.supportsFrame && plain.supportsUnicode)
        let empty = TerminalOutput(environment: ["TERM": "xterm", "NO_COLOR": ""])
        #expect(empty.supportsStyles)
        for environment in [["TERM": "dumb", "LANG": "C.UTF-8", "WT_SESSION": "1"], [:]] {
            let dumb = TerminalOutput(environment: environment)
            #expect(!dumb.supportsStyles && !dumb.supportsFrame && !dumb.supportsUnicode && !dumb.supportsLinks)
        }
    }

    @Test("A tip's frame uses Unicode box characters only in UTF-8 locales") func unicode() {
        func supportsUnicode(_ environment: [String: String]) -> Bool {
            TerminalOutput(environment: environment.merging(["TERM": "xterm"]) { own, _ in own }).supportsUnicode
        }
        #expect(supportsUnicode(["LANG": "en_GB.UTF-8"]))
        #expect(supportsUnicode(["LC_ALL": "C.utf8", "LANG": "C"]))
        #expect(supportsUnicode(["LANG": "ca_ES.UTF-8@valencia"]))
        #expect(!supportsUnicode(["LANG": "de_DE@euro"]))
        #expect(!supportsUnicode(["LC_ALL": "C", "LANG": "en_GB.UTF-8"]))
        #expect(!supportsUnicode([:]))
        #expect(!supportsUnicode(["LANG": "en_GB.UTF-8", "TERM": "linux"]))
    }

    @Test(
        "Links in tips are written as terminal links only for terminals known to support them",
        arguments: [
            (["TERM": "xterm-kitty"], true),
            (["TERM": "xterm-256color", "VTE_VERSION": "7201"], true),
            (["TERM": "xterm-256color", "VTE_VERSION": "4601"], false),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
            (["TERM": "screen-256color", "VTE_VERSION": "7201"], false),
            // Tmux and screen that give another TERM than their own.
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], false),
            (["TERM": "xterm-256color", "VTE_VERSION": "7201", "STY": "1.pts-0"], false),
            (["TERM": "alacritty", "TERM_PROGRAM": "tmux"], false),
            (["TERM": "alacritty", "TMUX": ""], true),
            (["TERM": "xterm-256color"], false),
        ]
    )
    func links(environment: [String: String], supportsLinks: Bool) {
        #expect(TerminalOutput(environment: environment).supportsLinks == supportsLinks)
    }

    @Test("A tip is written to an open terminal, and writing to a closed or full one doesn't end the tool")
    func writing() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        TerminalOutput.write("tip", to: slave)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(master, &bytes, bytes.count) == 3)
        #expect(bytes.prefix(3).elementsEqual("tip".utf8))
        close(master)
        TerminalOutput.write("tip", to: slave)
        close(slave)
        let full = open("/dev/full", O_WRONLY)
        TerminalOutput.write("tip", to: full)
        close(full)
    }
}
