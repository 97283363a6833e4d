import Foundation

/// A running `StoreProcess`, read line by line.
final class WriterProcess {
    private var id: pid_t = 0
    private let input: Int32
    private var buffer: [UInt8] = []

    init(_ mode: String, _ folder: URL, _ numbers: [Int]) throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("StoreProcess").path
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        input = ends[0]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let arguments = [program, mode, folder.path] + numbers.map { "\($0)" }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        let code = posix_spawn(&id, program, &actions, nil, &words, environ)
        for word in words { free(word) }
        posix_spawn_file_actions_destroy(&actions)
        close(ends[1])
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    }

    deinit {
        close(input)
    }

    /// The next line; `nil` when the process has ended and all was read.
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

    func wait() {
        var status: Int32 = 0
        waitpid(id, &status, 0)
    }
}
