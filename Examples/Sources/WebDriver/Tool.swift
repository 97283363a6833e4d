import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#endif

/// A running program, which is terminated when the object is released.
final class Tool: Sendable {
    private let process: Process
    private let needs: [any Sendable]

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - package: The name of the Debian package that contains the program.
    ///   - environment: Variables to add to this process's environment.
    ///   - output: A pipe for the program's output; `nil` to discard the output.
    ///   - needs: Objects to retain while the program runs.
    init(
        _ path: String,
        _ arguments: [String],
        package: String,
        environment: [String: String] = [:],
        output: Pipe? = nil,
        needs: [any Sendable] = []
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try Self.takingSignals { try process.run() }
        } catch {
            throw WebDriverError("\(path) can't be started; install the Debian package \(package): \(error)")
        }
        self.process = process
        self.needs = needs
    }

    /// Runs a closure with SIGTERM unblocked on the current thread.
    ///
    /// A program inherits the blocked signals of the thread that starts it. The threads of tasks block SIGTERM, so a
    /// program that they start couldn't be terminated.
    private static func takingSignals(_ work: () throws -> Void) rethrows {
        var (taken, before) = (sigset_t(), sigset_t())
        sigemptyset(&taken)
        sigaddset(&taken, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &taken, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try work()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
