import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A run of `trails` in its own terminal.
struct TrailsRun {
    /// The output on the terminal.
    let screen: String
    /// The standard output, if it isn't the terminal.
    let output: String
    let exitCode: Int32

    /// Whether a tip is on the screen, which is recognized by its instructions for turning it off.
    var hasTip: Bool { screen.contains("TIPS=off") }
}

/// A person with a separate home directory who types commands.
final class Person {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("trails-\(UUID().uuidString)")

    deinit {
        do { try FileManager.default.removeItem(at: home) } catch { print("left behind: \(home.path)") }
    }

    init() throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// Types a command at the prompt of an interactive shell in a pseudo-terminal, and waits until the shell exits.
    ///
    /// - Parameters:
    ///   - line: The arguments of `trails`.
    ///   - environment: Variables added to the environment of a terminal.
    ///   - isPiped: Whether standard output is a pipe.
    ///   - isHungUp: Whether the terminal is closed before the tool starts.
    ///   - shell: Shell commands to run before the tool.
    func types(
        _ line: String,
        environment: [String: String] = [:],
        width: UInt16 = 80,
        isPiped: Bool = false,
        isHungUp: Bool = false,
        shell: String = ":"
    ) throws -> TrailsRun {
        // The shell waits for a line, so that the terminal can be closed before the tool starts.
        let wait = isHungUp ? "trap '' HUP; read line; " : ""
        return try types(
            command: "\(wait)\(shell); \"$TRAILS\" \(line); code=$?; exec 2> /dev/null; exit $code",
            to: ["bash", "--norc", "--noprofile", "--noediting", "-i"],
            environment: environment,
            width: width,
            isPiped: isPiped,
            isHungUp: isHungUp
        )
    }

    /// Types a line into an interactive shell in a pseudo-terminal, and waits until the shell exits.
    ///
    /// - Parameters:
    ///   - command: The line, in which `$TRAILS` is the tool.
    ///   - shell: The words that start the shell.
    func types(
        command: String,
        to shell: [String],
        environment: [String: String] = [:],
        width: UInt16 = 80,
        isPiped: Bool = false,
        isHungUp: Bool = false
    ) throws -> TrailsRun {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        var settings = termios()
        try check(openpty(&master, &slave, nil, nil, &size))
        // What is typed isn't shown, so that the screen has only what the commands write.
        try check(tcgetattr(slave, &settings))
        settings.c_lflag &= ~tcflag_t(ECHO)
        try check(tcsetattr(slave, TCSANOW, &settings))
        var name = [CChar](repeating: 0, count: 64)
        try check(ttyname_r(slave, &name, name.count))
        var pipeEnds: [Int32] = [-1, -1]
        try check(pipe(&pipeEnds))
        // The tool must not inherit these descriptors, or it would keep its own output open, and reading wouldn't end.
        for descriptor in [master, slave] + pipeEnds { try check(fcntl(descriptor, F_SETFD, FD_CLOEXEC)) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A terminal opened by a session leader becomes the session's controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, isPiped ? pipeEnds[1] : 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The value of POSIX_SPAWN_SETSID, which Glibc's module doesn't declare.
        posix_spawnattr_setflags(&attributes, 0x80)

        var process: pid_t = 0
        try withCStrings(shell) { words in
            try withCStrings(variables(environment)) { variables in
                let result = posix_spawnp(&process, shell[0], &actions, &attributes, words, variables)
                guard result == 0 else { throw POSIXError(.init(rawValue: result) ?? .EINVAL) }
            }
        }
        close(slave)
        close(pipeEnds[1])
        let typed = Array("cd \"$HOME\"; \(command)\n".utf8)
        try check(Int32(write(master, typed, typed.count)))
        if isHungUp { close(master) }
        let screen = isHungUp ? "" : read(master)
        let output = read(pipeEnds[0])
        if !isHungUp { close(master) }
        close(pipeEnds[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
        return TrailsRun(screen: screen.replacing("\r\n", with: "\n"), output: output, exitCode: exitCode)
    }

    private func variables(_ own: [String: String]) -> [String] {
        let terminal = [
            "HOME": home.path, "XDG_DATA_HOME": home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "",
            "HISTFILE": "", "TRAILS": Self.program,
            // A server of tmux of the person's own: another person's has the other home.
            "TMUX_TMPDIR": home.path,
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        ]
        return terminal.merging(own) { $1 }.map { "\($0)=\($1)" }
    }

    /// The location of the tool, next to the tests.
    private static var program: String {
        let beside = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("TrailsCLI")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside.path }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("TrailsCLI").path
    }

    /// Reads until the other end is closed, which a terminal reports as an error and a pipe as the end of the file.
    private func read(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func check(_ result: Int32) throws {
        if result == -1 { throw POSIXError(.init(rawValue: errno) ?? .EINVAL) }
    }

    private func withCStrings(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Void) rethrows {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        try body(pointers + [nil])
    }
}
