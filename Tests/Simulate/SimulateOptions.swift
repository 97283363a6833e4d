import Foundation

/// What is simulated, and where rows are stored.
enum SimulateMode: String {
    /// Several centers share one SQLite file.
    case file = ""
    /// Several centers share one store in memory.
    case memory = "--memory"
    /// Replicas, each with its own SQLite file, exchange rows.
    case replicas = "--replicas"
    /// Replicas in memory exchange rows.
    case replicasInMemory = "--replicas --memory"
    /// Devices sync through a server.
    case sync = "--sync"
}

/// The options of the program `Simulate`.
struct SimulateOptions {
    var mode = SimulateMode.file
    var stopsAtFirst = false
    var seconds: UInt64?
    private var count: UInt64 = 500
    private var first: UInt64 = 1

    /// The seeds to play.
    var seeds: Range<UInt64> {
        let (end, isBeyond) = first.addingReportingOverflow(seconds == nil ? count : .max)
        return first..<(isBeyond ? .max : end)
    }

    init(_ words: some Sequence<String>) throws(SimulateError) {
        var flags: Set<String> = []
        var numbers: [UInt64] = []
        var isAfterSeconds = false
        for word in words {
            if isAfterSeconds {
                guard let number = UInt64(word) else { throw SimulateError("\(word) isn't a number of seconds") }
                (seconds, isAfterSeconds) = (number, false)
            } else if word == "--seconds" {
                isAfterSeconds = true
            } else if word == "--first" {
                stopsAtFirst = true
            } else if word.hasPrefix("-") {
                flags.insert(word)
            } else {
                guard let number = UInt64(word) else {
                    throw SimulateError("\(word) isn't a number of seeds or a seed")
                }
                numbers.append(number)
            }
        }
        if isAfterSeconds { throw SimulateError("--seconds needs a number of seconds") }
        if numbers.count > 2 { throw SimulateError("give at most two numbers: how many seeds, and the first seed") }
        count = numbers.first ?? count
        first = numbers.dropFirst().first ?? first
        mode = try Self.mode(flags)
    }

    private static func mode(_ flags: Set<String>) throws(SimulateError) -> SimulateMode {
        let known = ["--sync", "--replicas", "--memory"].filter(flags.contains)
        guard known.count == flags.count, let mode = SimulateMode(rawValue: known.joined(separator: " ")) else {
            let words = flags.sorted().joined(separator: " ")
            throw SimulateError(
                "\(words) isn't a mode; the modes are --memory, --replicas, --replicas --memory, --sync, and a file without any"
            )
        }
        return mode
    }

    /// Returns the command that plays a seed again with the same mode, traits and commit.
    ///
    /// - Parameter commit: The commit of the program, which `Scripts/simulate` names in the environment.
    func command(
        for seed: UInt64,
        commit: String? = ProcessInfo.processInfo.environment["SIMULATED_COMMIT"]
    ) -> String {
        let commit = commit.map { "git checkout \($0) && " } ?? ""
        let words = ["Scripts/simulate", "--traits", Self.traits, mode.rawValue, "1", "\(seed)"]
        return commit + words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The traits of the package with which the program was built.
    private static var traits: String {
        var traits: [String] = []
        #if Macros
            traits.append("Macros")
        #endif
        #if Sync
            traits.append("Sync")
        #endif
        #if Web
            traits.append("Web")
        #endif
        return traits.isEmpty ? "none" : traits.joined(separator: ",")
    }
}

/// An error in the words of the command, as a sentence without a period.
struct SimulateError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
