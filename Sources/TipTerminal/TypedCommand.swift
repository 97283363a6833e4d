import Foundation

/// A process, as much of it as tells who started it.
struct StartedProcess {
    let id: pid_t
    let parent: pid_t
    let group: pid_t
    let session: pid_t
    /// The command line; empty if the system doesn't tell.
    var words: [String] = []
    /// Whether standard input is known to be no terminal.
    var readsNoTerminal = false
}

extension StartedProcess {
    /// Returns whether a person typed the command of this process, at the prompt of an interactive shell.
    ///
    /// Such a shell reads a terminal, and puts each command, or all commands of a pipeline, into a process group of
    /// their own. What a script, `make`, `xargs` or a hook starts is in the group of its parent. A shell that reads
    /// something else is in a loop over it, such as `while read`.
    ///
    /// - Parameter process: Returns a process; `nil` if it can't be read, which then counts as a script.
    func isTyped(_ process: (pid_t) -> StartedProcess?) -> Bool {
        var command = self
        // A process has few ancestors; the limit ends a loop that a list read at several moments could have.
        for _ in 1...100 {
            guard let parent = process(command.parent) else { return false }
            // `sudo tool` is typed if `sudo` is.
            if !parent.isForAnotherUser {
                guard parent.session == command.session, parent.isShell, !parent.runsScript, !parent.readsNoTerminal
                else { return false }
                return parent.group != command.group || parent.keepsPipelines
            }
            command = parent
        }
        return false
    }

    /// Whether the process may be a shell, also one that is a script of another program, or that the system doesn't tell.
    ///
    /// Another program that reads the terminal hands it to a shell of its own, such as `bash -ic tool`, which puts itself
    /// into a group of its own and may then become the tool.
    private var isShell: Bool {
        program.isEmpty || Self.shells.contains(program)
            || words.prefix(2).contains { Self.otherShells.contains(Self.name(of: $0)) }
    }

    /// Whether the process only runs a command as another user.
    private var isForAnotherUser: Bool { ["sudo", "doas"].contains(program) }

    /// Whether the process is a shell that has pipelines that begin with a command of its own, such as `echo`, in its own
    /// group.
    private var keepsPipelines: Bool { program == "fish" && id == group }

    /// Whether the process is a shell that runs a script or the commands of an argument.
    ///
    /// With `set -m` such a shell also puts each command into a group of its own.
    private var runsScript: Bool {
        guard Self.shells.contains(program) else { return false }
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            if word == "--" || word == "-" { return !rest.isEmpty }
            guard let sign = word.first, sign == "-" || sign == "+" else { return true }
            if Self.optionsWithValue.contains(word) || program == "fish" && word == "-C" {
                rest = rest.dropFirst()
            } else if word.hasPrefix("--") {
                if word == "--command" || word.hasPrefix("--command=") { return true }
            } else if sign == "-", word.contains("c") {
                return true
            }
        }
        return false
    }

    /// The name of the program, without the dash of a login shell.
    private var program: String { Self.name(of: words.first ?? "") }

    private static func name(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasPrefix("-") ? String(name.dropFirst()) : name
    }

    private static let shells: Set<String> = [
        "ash", "bash", "dash", "fish", "ksh", "ksh93", "mksh", "rbash", "sh", "yash", "zsh",
    ]
    /// Shells with options of their own, and their names as scripts.
    private static let otherShells: Set<String> = [
        "busybox", "csh", "elvish", "es", "ion", "murex", "nu", "osh", "pwsh", "rc", "tcsh", "xonsh", "ysh",
    ]
    private static let optionsWithValue: Set<String> = [
        "--rcfile", "--init-file", "--init-command", "--emulate", "-o", "+o", "-O", "+O",
    ]
}

extension StartedProcess {
    /// Whether a person typed the command of the running process; `false` on systems on which nobody has tried this.
    static let isCurrentTyped: Bool = {
        #if os(Linux) || os(Android)
            let current = StartedProcess(id: getpid(), parent: getppid(), group: getpgrp(), session: getsid(0))
            return current.isTyped(running)
        #else
            return false
        #endif
    }()

    /// Returns a running process; `nil` if it can't be read, for example because it is outside the container, or
    /// because another user's processes are hidden.
    private static func running(_ id: pid_t) -> StartedProcess? {
        #if os(Linux) || os(Android)
            // For the system calls, 0 is the process that calls.
            guard id > 0 else { return nil }
            let (group, session) = (getpgid(id), getsid(id))
            guard group > 0, session > 0 else { return nil }
            // The name of the program, in parentheses, may have any characters; the state and the parent follow it.
            guard let line = contents(of: "/proc/\(id)/stat"), let words = contents(of: "/proc/\(id)/cmdline"),
                let name = line.lastIndex(of: UInt8(ascii: ")"))
            else { return nil }
            let fields = line[(name + 1)...].split(separator: UInt8(ascii: " "))
            guard fields.count > 1, let parent = pid_t(String(decoding: fields[1], as: UTF8.self)) else { return nil }
            return StartedProcess(
                id: id,
                parent: parent,
                group: group,
                session: session,
                words: words.split(separator: 0, omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }.dropLast(),
                readsNoTerminal: readsNoTerminal(id)
            )
        #else
            return nil
        #endif
    }

    #if os(Linux) || os(Android)
        /// Whether the standard input of a process is a file, a pipe or the null device; `false` if it can't be seen.
        private static func readsNoTerminal(_ id: pid_t) -> Bool {
            var (input, null) = (stat(), stat())
            guard stat("/proc/\(id)/fd/0", &input) == 0 else { return false }
            return input.st_mode & S_IFMT != S_IFCHR || stat("/dev/null", &null) == 0 && input.st_rdev == null.st_rdev
        }

        /// Returns the first 4 kB of a file; `nil` if it can't be read.
        private static func contents(of path: String) -> [UInt8]? {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
                while count < buffer.count {
                    let read = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                    if read > 0 { count += read } else if read == 0 || errno != EINTR { break }
                }
            }
        }
    #endif
}
