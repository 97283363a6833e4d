import Foundation
import Testing

/// The tool `trails`, run at the prompts of several shells, and by scripts.
@Suite struct TypedCommandTests {
    private static let bash = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
    /// Interactive shells, started without the files of the machine.
    private static let shells = [
        bash, ["zsh", "-f", "-i"], ["dash", "-i"], ["fish", "--no-config", "-i"],
        ["tmux", "-L", "trails-tests", "-f", "/dev/null", "new-session", bash.joined(separator: " ")],
        // As in a connection by SSH, the shell has a terminal that another program operates.
        ["script", "-qec", bash.joined(separator: " "), "/dev/null"],
    ]
    private static let tool = #""$TRAILS" list --region coast"#

    /// Returns commands that ask other people for a password.
    private static func asRoot(_ commands: [String]) -> [String] { getuid() == 0 ? commands : [] }

    @Test("At the prompt of an interactive shell, a command-line tool prints its tip", arguments: shells)
    func prompt(shell: [String]) throws {
        let person = try Person.beforeTip()
        #expect(try person.types(command: "\(Self.tool); exit", to: shell).hasTip)
    }

    @Test(
        "In each shell and at each width, the tip is printed once, below the output, and its frame fits",
        arguments: shells.prefix(5),
        [20, 40, 120] as [UInt16]
    )
    func matrix(shell: [String], width: UInt16) throws {
        let person = try Person.beforeTip()
        let plain = ["NO_COLOR": "1"]
        let run = try person.types(command: "\(Self.tool); exit", to: shell, environment: plain, width: width)
        #expect(run.hasTip && run.exitCode == 0, "\(run.screen)")
        let parts = run.screen.split(separator: "Gull Cliff")
        #expect(parts.last?.contains("TIPS=off") == true, "\(run.screen)")
        // Tmux draws the screen in its own way.
        guard shell[0] != "tmux" else { return }
        #expect(run.screen.split(separator: "╭─ Tip").count <= 2)
        for line in run.screen.split(separator: "\n") where line.contains(/[│╭╰]/) {
            let frame = line.drop { !"│╭╰".contains($0) }
            #expect(frame.count <= Int(width), "\(run.screen)")
        }
    }

    @Test(
        "A tool in a pipeline, in a list or under sudo prints its tip if a person typed the command",
        arguments: [
            "cat list | \(tool)", "true && \(tool)", "if \(tool); then true; fi", "time \(tool)",
        ] + asRoot([#"sudo env XDG_DATA_HOME="$XDG_DATA_HOME" TERM=xterm LANG=C.UTF-8 "$TRAILS" list --region coast"#])
    )
    func typed(line: String) throws {
        let person = try Person.beforeTip()
        try person.writes("coast\n", to: "list")
        #expect(try person.types(command: "\(line); exit", to: Self.bash).hasTip)
    }

    @Test("In fish, a pipeline that begins with a command of fish is typed") func fish() throws {
        let person = try Person.beforeTip()
        let fish = ["fish", "--no-config", "-i"]
        #expect(try person.types(command: "echo x | \(Self.tool); exit", to: fish).hasTip)
    }

    @Test("A script that ends in the tool by exec is typed if the script is") func wrapper() throws {
        let person = try Person.beforeTip()
        try person.writes("#!/bin/bash\nexec \(Self.tool)\n", to: "wrapper.txt")
        let run = try person.types(command: "cp wrapper.txt wrapper; chmod +x wrapper; ./wrapper; exit", to: Self.bash)
        #expect(run.hasTip, "\(run.screen)")
    }

    @Test(
        "A script, a hook and other programs that run a tool get no tip, change nothing, and get its exit code",
        arguments: [
            "./script", "sh -c '\(tool); exit $?'", "bash -ic '\(tool); exit $?'",
            "./monitor", "./background",
            "make -s", "git -C repository commit -q --allow-empty -m x", "while read region; do \(tool); done < list",
            "cat list | while read region; do \(tool); done", "cat list | xargs \"$TRAILS\" list --region",
            "find list -exec \(tool) ';'", "setsid -w \(tool)", "timeout 60 \(tool)", "script -qec '\(tool)' /dev/null",
            "(\(tool) &) ; sleep 0.2",
            "python3 -c 'import os, subprocess; subprocess.call([os.environ[\"TRAILS\"], \"list\", \"--region\", \"coast\"])'",
            #"python3 -c 'import subprocess; subprocess.call(["bash", "-ic", "\"$TRAILS\" list --region coast"])'"#,
        ] + asRoot(["sudo -E ./script", "sh -c 'sudo -E \(tool); exit $?'"])
    )
    func script(line: String) throws {
        let person = try Person.beforeTip()
        try person.writes("coast\n", to: "list")
        try person.writes("#!/bin/bash\n\(Self.tool)\nexit $?\n", to: "script.txt")
        try person.writes("#!/bin/bash\nset -m\n\(Self.tool)\nexit $?\n", to: "monitor.txt")
        try person.writes("#!/bin/bash\n\(Self.tool) &\nwait $!\n", to: "background.txt")
        try person.writes("all:\n\t@\(Self.tool.replacing("$", with: "$$"))\n", to: "Makefile")
        try person.writes("#!/bin/sh\n\(Self.tool)\n", to: "hooks/pre-commit.txt")
        // The shell copies the programs: one that this process has written may still be open in a child that another
        // test starts meanwhile.
        let setUp = """
            git init -q repository; git -C repository config core.hooksPath ../hooks
            for program in script monitor background hooks/pre-commit
            do cp $program.txt $program; chmod +x $program; done
            """.replacing("\n", with: "; ")
        let author = ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"]
        _ = try person.types(command: "\(setUp); exit", to: Self.bash)
        let before = try person.datastore()
        let run = try person.types(
            command: "\(line); exit",
            to: Self.bash,
            environment: Dictionary(uniqueKeysWithValues: author.map { ($0, "a") })
        )
        #expect(run.screen.contains("Gull Cliff Walk"), "\(run.screen)")
        #expect(!run.hasTip && run.exitCode == 0)
        #expect(try person.datastore() == before)
    }

    @Test(
        "A coding agent that types a command gets no tip, unless TIPS is on",
        arguments: ["CLAUDECODE", "AI_AGENT", "AGENT"]
    )
    func agent(variable: String) throws {
        let person = try Person.beforeTip()
        let before = try person.datastore()
        #expect(try !person.types("list --region coast", environment: [variable: "1"]).hasTip)
        #expect(try person.datastore() == before)
        #expect(try person.types("list --region coast", environment: [variable: "1", "TIPS": "on"]).hasTip)
    }

    @Test("With TIPS=on, a script's tool prints its tip") func override() throws {
        let person = try Person.beforeTip()
        #expect(try person.types(command: "TIPS=on sh -c '\(Self.tool); exit 0'; exit", to: Self.bash).hasTip)
    }

    @Test(
        "A tool that can't read the process that started it works, and prints nothing",
        .enabled(if: getuid() == 0, "only root can hide processes"),
        arguments: [
            // In a container whose first process is the tool.
            ("unshare -pf --mount-proc \(tool)", false),
            // As another user; and with the processes of other users hidden.
            ("unshare -m sh -c '\(asNobody)'", true),
            ("unshare -m sh -c 'mount -t proc -o hidepid=2 proc /proc; \(asNobody)'", false),
        ]
    )
    func unreadable(line: String, hasTip: Bool) throws {
        let person = try Person.beforeTip()
        let run = try person.types(command: "\(line); exit", to: Self.bash)
        #expect(run.screen.contains("Gull Cliff Walk") && run.hasTip == hasTip && run.exitCode == 0, "\(run.screen)")
    }

    private static let asNobody = """
        chown -R 65534 .; exec setpriv --reuid 65534 --regid 65534 --clear-groups \(tool)
        """
}

extension Person {
    /// A person whose next use of a long flag is the one after which the tip appears.
    fileprivate static func beforeTip() throws -> Person {
        let person = try Person()
        for _ in 1...2 { #expect(try !person.types("list --region coast").hasTip) }
        return person
    }

    /// Writes a file into the person's folder.
    fileprivate func writes(_ text: String, to name: String) throws {
        let file = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// The contents of the datastore's files, by their names.
    fileprivate func datastore() throws -> [String: Data] {
        let folder = home.appendingPathComponent("trails/.tipkit")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) })
    }
}
