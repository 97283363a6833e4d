import Foundation
import Testing

/// What the people who use a tool see of its tips when these don't work: nothing.
@Suite struct BadInputTests {
    private static let list = "list --region coast"
    private static let trail = "gull     Gull Cliff Walk     8.9 km, 240 m up\n"

    @Test(
        "Whatever is wrong with the home or the datastore, a command writes and ends as without tips",
        arguments: [
            // No home, one in which no folder can be made, and one that is a file.
            "export HOME=/proc/self/none XDG_DATA_HOME=", "export XDG_DATA_HOME=/proc/self",
            "export XDG_DATA_HOME=/dev/null",
            // A disk that is full before the tool starts, or that fills up meanwhile.
            "trap '' XFSZ; ulimit -f 0", "trap '' XFSZ; ulimit -f 64",
            // A datastore of a later release, a folder in its place, and bytes that are none.
            laterRelease, "rm -r trails/.tipkit; mkdir -p trails/.tipkit/tips-store.db",
            "head -c 9000 /dev/urandom > trails/.tipkit/tips-store.db", "mkfifo p; mv p trails/.tipkit/tips-store.db",
            "mkfifo p; mv p trails/.tipkit/tips-store.db-wal",
            // What can't be used of the environment.
            "export TIPS_HOLDOUT=most TIPS_SYNC_URL=nowhere",
        ]
    )
    func silent(shell: String) throws {
        let person = try Person()
        _ = try person.types(Self.list)
        let run = try person.types(Self.list, shell: shell)
        #expect(run.screen == Self.trail && run.exitCode == 0)
        let failed = try person.types("list --sort nonsense", shell: shell)
        #expect(failed.exitCode == 64 && !failed.hasTip)
    }

    @Test(
        "The datastore of another user is as good as none, whether its folder or its files can't be read or written",
        .enabled(if: getuid() == 0, "only root can be another user"),
        arguments: [
            "chmod 700 trails/.tipkit", "chmod 755 trails/.tipkit; chmod 600 trails/.tipkit/*", "chmod -R a+rX trails",
        ]
    )
    func foreign(access: String) throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(Self.list) }
        let user = "setpriv --reuid 65534 --regid 65534 --clear-groups"
        let command = "\(access); \(user) \"$TRAILS\" \(Self.list); echo $?; exit"
        let run = try person.types(command: command, to: Self.bash)
        #expect(run.screen == Self.trail + "0\nexit\n")
        #expect(try person.types(Self.list).hasTip)
    }

    @Test("A datastore that another program has locked costs a command no second, and nothing is written about it")
    func locked() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(Self.list) }
        // The difference is a tenth of what each single call waits for without a limit for all.
        let program = """
            from os import environ
            from sqlite3 import connect
            from subprocess import call
            from time import monotonic
            def run():
                start = monotonic()
                code = call([environ["TRAILS"], "list", "--region", "coast"], env=dict(environ, TIPS="on"))
                return monotonic() - start, code
            free = min(run() for _ in range(3))
            lock = connect("trails/.tipkit/tips-store.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            print("locked", flush=True)
            held = min(run() for _ in range(3))
            print("slow" if held[0] - free[0] > 0.1 else "quick", held[1])
            """
        try Data(program.utf8).write(to: person.home.appendingPathComponent("lock.py"))
        let run = try person.types(command: "python3 lock.py; exit", to: Self.bash)
        let screen = try #require(run.screen.split(separator: "locked\n").last, "\(run.screen)")
        #expect(screen == String(repeating: Self.trail, count: 3) + "quick 0\nexit\n", "\(run.screen)")
    }

    @Test("With TIPS_LOG a tool says why it prints no tips") func logged() throws {
        let person = try Person()
        let shell = "export XDG_DATA_HOME=/dev/null"
        let run = try person.types(Self.list, environment: ["TIPS_LOG": "notice"], shell: shell)
        #expect(run.screen.contains("Tips can't be configured"), "\(run.screen)")
        for value in ["off", "0", ""] {
            #expect(try person.types(Self.list, environment: ["TIPS_LOG": value], shell: shell).screen == Self.trail)
        }
        #expect(try person.types(Self.list, environment: ["LOG_LEVEL": "debug"], shell: shell).screen == Self.trail)
    }

    @Test("A command about tips says in words for people why it did nothing") func refusals() throws {
        let person = try Person()
        _ = try person.types(Self.list)
        for (shell, reason) in [
            ("export XDG_DATA_HOME=/dev/null", "opened: the folder /dev/null/trails can't be written."),
            (Self.laterRelease, "opened: a newer release of this tool has"),
        ] {
            let run = try person.types("tips off", width: 200, shell: shell)
            #expect(run.exitCode == 1 && run.screen.contains(reason), "\(run.screen)")
            #expect(!run.screen.contains("datastoreLocation"), "\(run.screen)")
        }
    }

    @Test("Commands about tips tell a lock from a full disk") func lockedCommand() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(Self.list) }
        let full = try person.types("tips off", shell: "trap '' XFSZ; ulimit -f 40").screen
        #expect(full == "Error: The change can't be stored: the disk is full.\n", "\(full)")
        let program = """
            from os import environ
            from sqlite3 import connect
            from subprocess import call
            lock = connect("trails/.tipkit/tips-store.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            call([environ["TRAILS"], "tips", "off"])
            """
        try Data(program.utf8).write(to: person.home.appendingPathComponent("lock.py"))
        let screen = try person.types(command: "python3 lock.py; exit", to: Self.bash).screen
        let busy = "Error: The change can't be stored: another program is using them; try again.\nexit\n"
        #expect(screen == busy, "\(screen)")
    }

    @Test("A program that is renamed keeps its tips, and that they are off") func renamed() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(Self.list) }
        let copy = "cp \"$TRAILS\" trails-2.0; TRAILS=$HOME/trails-2.0"
        #expect(try person.types(Self.list, shell: copy).hasTip)
        _ = try person.types("tips off")
        #expect(try !person.types(Self.list, shell: "TRAILS=$HOME/trails-2.0").hasTip)
    }

    @Test("What a command holds back of its output comes before the tip") func buffered() throws {
        let person = try Person()
        for _ in 1...2 { _ = try person.types(Self.list) }
        let run = try person.types(command: "stdbuf -o 65536 \"$TRAILS\" \(Self.list); exit", to: Self.bash)
        let (output, tip) = (run.screen.range(of: "Gull Cliff Walk"), run.screen.range(of: "TIPS=off"))
        let (before, after) = (try #require(output), try #require(tip, "\(run.screen)"))
        #expect(before.upperBound < after.lowerBound, "\(run.screen)")
    }

    @Test("The log of a datastore that only commands use stays short") func log() throws {
        let person = try Person()
        let commands = "for n in {1..30}; do \"$TRAILS\" list --sort climb; done; exit"
        _ = try person.types(command: commands, to: Self.bash)
        let log = person.home.appendingPathComponent("trails/.tipkit/tips-store.db-wal")
        let size = try #require(try log.resourceValues(forKeys: [.fileSizeKey]).fileSize)
        // Thirty commands write about 200 pages, and a process empties the log when it exits with 64.
        #expect(size < 90 * 4_120, "\(size)")
    }

    @Test("A person exports what says whether tips help, and the authors report on many exports") func export() throws {
        let person = try Person()
        for _ in 1...3 { _ = try person.types(Self.list) }
        let text = try person.types("tips export", isPiped: true).output
        let export = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
        #expect(export["tool"] as? String == "trails")
        #expect((export["copy"] as? String)?.isEmpty == false)
        #expect((export["trials"] as? [Any])?.isEmpty == true, "no tip of the tool says what it teaches")
        #expect(!text.contains("coast"))
    }

    private static let bash = ["bash", "--norc", "--noprofile", "--noediting", "-i"]

    private static let laterRelease = sqlite(
        "PRAGMA user_version = 99; UPDATE meta SET value = 99 WHERE key = 'schema'"
    )

    private static func sqlite(_ statement: String) -> String {
        "python3 -c \"import sqlite3; sqlite3.connect('trails/.tipkit/tips-store.db').executescript(\\\"\(statement)\\\")\""
    }
}
