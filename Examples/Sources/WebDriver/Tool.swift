import Foundation
@preconcurrency import Glibc

/// A program of this machine that runs until it is let go.
final class Tool: Sendable {
    private let process: Process
    private let needs: [any Sendable]

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - package: What Debian calls the package that holds it.
    ///   - environment: What the program's environment has besides this process's.
    ///   - output: Where its output goes, if anybody reads it.
    ///   - needs: What has to be there for as long as the program runs.
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
            throw WebDriverError("\(path) can't be started, install Debian's \(package): \(error)")
        }
        self.process = process
        self.needs = needs
    }

    /// Runs a piece of work on a thread that takes SIGTERM, which a program inherits from the thread that starts it: the
    /// threads of tasks don't, and what they start couldn't be ended.
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
