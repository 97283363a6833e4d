import Foundation
import Testing

@testable import TipTerminal

@Suite struct TypedCommandTests {
    /// A terminal emulator (1), the shell in its window (10), a shell's script (20), and the tool (100).
    private static let terminal = StartedProcess(id: 1, parent: 0, group: 1, session: 1, words: ["/usr/bin/xterm"])
    private static let shell = StartedProcess(id: 10, parent: 1, group: 10, session: 10, words: ["-bash"])

    private static func tool(parent: pid_t = 10, group: pid_t = 100, session: pid_t = 10) -> StartedProcess {
        StartedProcess(id: 100, parent: parent, group: group, session: session, words: ["trails", "list"])
    }

    private static func isTyped(_ tool: StartedProcess, _ others: StartedProcess...) -> Bool {
        tool.isTyped { id in ([terminal, shell] + others).last { $0.id == id } }
    }

    @Test("A command is typed if a shell that reads a terminal has put it into a group of its own") func typed() {
        #expect(Self.isTyped(Self.tool()))
        // In a pipeline the first command leads the group.
        #expect(Self.isTyped(Self.tool(group: 99)))
    }

    @Test("A command in the group of its parent, in a session of its own, or without a parent isn't typed")
    func groups() {
        let script = StartedProcess(id: 20, parent: 10, group: 20, session: 10, words: ["/bin/sh", "./deploy.sh"])
        #expect(!Self.isTyped(Self.tool(parent: 20, group: 20), script))
        #expect(!Self.isTyped(Self.tool(session: 100)))
        #expect(!Self.isTyped(Self.tool(parent: 0)))
        #expect(!Self.isTyped(Self.tool(parent: 7)), "a parent that can't be read, as with hidepid")
        let circle = StartedProcess(id: 100, parent: 100, group: 100, session: 10, words: ["sudo"])
        #expect(!circle.isTyped { _ in circle })
    }

    @Test(
        "A command isn't typed if its shell runs a script or a string, even with job control",
        arguments: [
            ("bash deploy.sh", false), ("/bin/bash -eu ./deploy.sh", false), ("bash -lc x", false), ("sh -c x", false),
            ("bash -o pipefail deploy.sh", false), ("bash -- deploy.sh", false), ("bash -ic x", false),
            ("fish -C x deploy.fish", false), ("fish --command x", false), ("zsh -f deploy.zsh", false),
            ("bash", true), ("-zsh", true), ("bash -i", true), ("bash --rcfile x -i", true), ("fish -C x", true),
            ("bash --init-file x", true), ("zsh -o emacs", true), ("bash +O extglob", true), ("-", true),
            ("nu deploy", true), ("/usr/bin/python3 /usr/bin/xonsh", true), ("", true),
        ]
    )
    func scripts(line: String, isTyped: Bool) {
        let words = line.split(separator: " ").map(String.init)
        let shell = StartedProcess(id: 10, parent: 1, group: 10, session: 10, words: words)
        #expect(Self.isTyped(Self.tool(), shell) == isTyped)
    }

    @Test(
        "A command in a pipeline that fish begins itself is typed, in the group of fish; in a script of fish it isn't"
    )
    func fish() {
        func shell(_ words: [String], leader: Bool = true) -> StartedProcess {
            StartedProcess(id: 10, parent: 1, group: leader ? 10 : 9, session: 10, words: words)
        }
        let tool = Self.tool(group: 10)
        #expect(Self.isTyped(tool, shell(["fish"])))
        #expect(Self.isTyped(tool, shell(["/usr/bin/fish", "--no-config", "-i"])))
        #expect(!Self.isTyped(tool, shell(["fish", "deploy.fish"])))
        #expect(!Self.isTyped(tool, shell(["fish", "-c", "echo x | trails"])))
        #expect(!Self.isTyped(tool, shell(["bash"])))
        #expect(!Self.isTyped(Self.tool(group: 9), shell(["fish"], leader: false)))
    }

    @Test("A command isn't typed if another program than a shell has started it, also in a group of its own")
    func programs() {
        for (words, isTyped) in [
            (["python3", "x.py"], false), (["/usr/bin/vim"], false), (["node", "--interactive"], false),
            (["/usr/bin/python3", "/usr/bin/xonsh"], true), (["nu"], true), (["-tcsh"], true),
            (["/opt/bin/elvish"], true),
        ] {
            let parent = StartedProcess(id: 10, parent: 1, group: 10, session: 10, words: words)
            #expect(Self.isTyped(Self.tool(), parent) == isTyped, "\(words)")
        }
    }

    @Test("A command in a loop over a file isn't typed") func loop() {
        var shell = Self.shell
        shell.readsNoTerminal = true
        #expect(!Self.isTyped(Self.tool(), shell))
    }

    @Test("A command under sudo is typed if sudo is, also if sudo has made a terminal of its own") func sudo() {
        func sudo(_ id: pid_t, parent: pid_t, group: pid_t, session: pid_t) -> StartedProcess {
            StartedProcess(id: id, parent: parent, group: group, session: session, words: ["/usr/bin/sudo", "trails"])
        }
        let script = StartedProcess(id: 20, parent: 10, group: 20, session: 10, words: ["make"])
        for (parent, group, isTyped) in [(10, 50, true), (20, 20, false)] as [(pid_t, pid_t, Bool)] {
            let plain = sudo(50, parent: parent, group: group, session: 10)
            #expect(Self.isTyped(Self.tool(parent: 50, group: group), plain, script) == isTyped)
            let monitor = sudo(51, parent: 50, group: 51, session: 51)
            #expect(Self.isTyped(Self.tool(parent: 51, session: 51), plain, monitor, script) == isTyped)
        }
    }
}
