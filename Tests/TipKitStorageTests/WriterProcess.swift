import Foundation

/// A running program of this package, whose output a test reads line by line.
final class WriterProcess {
    private var id: pid_t = 0
    private let input: Int32
    private var buffer: [UInt8] = []

    /// Starts the program `StoreProcess`.
    ///
    /// - Parameter readsLog: Whether the lines include what the program logs.
    convenience init(_ mode: String, _ folder: URL, _ numbers: [Int], readsLog: Bool = false) throws {
        try self.init(program: "StoreProcess", [mode, folder.path] + numbers.map { "\($0)" }, readsLog: readsLog)
    }

    /// Starts a program that is built together with the tests.
    init(program name: String, _ arguments: [String], readsLog: Bool = false) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(name).path
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        input = ends[0]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        if readsLog { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let command = [program] + arguments
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        let code = posix_spawn(&id, program, &actions, nil, &words, environ)
        for word in words { free(word) }
        posix_spawn_file_actions_destroy(&actions)
        close(ends[1])
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    }

    deinit {
        close(input)
    }

    /// Returns the next line; `nil` when the process has ended and all lines were read.
    func line() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            var more = [UInt8](repeating: 0, count: 4_096)
            let count = read(input, &more, more.count)
            guard count > 0 else { return nil }
            buffer += more[..<count]
        }
    }

    func kill() {
        signal(SIGKILL)
        wait()
    }

    func signal(_ number: Int32) {
        Foundation.kill(id, number)
    }

    /// Waits until the process has ended.
    ///
    /// - Returns: The wait status: 0 after a successful exit, or the signal that killed the process.
    @discardableResult
    func wait() -> Int32 {
        var status: Int32 = 0
        waitpid(id, &status, 0)
        return status
    }
}
