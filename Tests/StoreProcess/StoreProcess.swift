import Foundation
import TipKitEngine
import TipKitStorage

/// A program that writes to a store, so that tests can kill, stop or run several processes, or read their logs.
@main
enum StoreProcess {
    static func main() throws {
        let arguments = CommandLine.arguments
        let numbers = arguments.dropFirst(3).compactMap { Int($0) }
        guard numbers.count == arguments.count - 3, let first = numbers.first else {
            print(
                """
                usage: StoreProcess commit FOLDER FIRST [COMMITS STATEMENT] | mix FOLDER WHO CHANGES
                    | flip FOLDER SEED COUNT | race FOLDER WHO ROUNDS
                    | move FOLDER TRANSACTIONS STATEMENT | moves FOLDER WHO DONATIONS
                    | early FOLDER DONATIONS | refused FOLDER DONATIONS | limits FOLDER DONATIONS
                    | unconfigured FOLDER QUESTIONS | owners FOLDER PARAMETERS | rule FOLDER DECISIONS
                    | reconfigured FOLDER TIMES | deleted FOLDER COMMITS
                    | asking FOLDER DELETIONS | released FOLDER 1 | press FOLDER DONATIONS
                    | deliver FOLDER FIRST
                """
            )
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        switch (arguments[1], numbers.count) {
        case ("commit", _): try Committing(folder: folder).commitForever(from: first, standingAt: numbers.dropFirst())
        case ("mix", 2): try Mixing(folder: folder, who: first).make(numbers[1])
        case ("flip", 2): try Flipping(folder: folder, seed: UInt64(first)).flip(numbers[1])
        case ("race", 2): try Racing(folder: folder, who: first).race(numbers[1])
        case ("move", 2): try Moving(folder: folder).move(after: first, standingAt: numbers[1])
        case ("press", 1): try Pressing(folder: folder).donateAndDie(first)
        case ("deliver", 1): try Delivering(folder: folder).deliver(from: first)
        case ("moves", 2): try Moving(folder: folder).donateAndMove(numbers[1], who: first)
        case (let mode, 1): if try !repeatedly(mode, first, in: folder) { exit(64) }
        default: exit(64)
        }
    }

    /// Causes the condition `mode`, which must be logged once, `count` times, then prints "done".
    ///
    /// - Returns: Whether the mode is known.
    private static func repeatedly(_ mode: String, _ count: Int, in folder: URL) throws -> Bool {
        let repeating = Repeating(folder: folder)
        switch mode {
        case "early": repeating.donateEarly(count)
        case "refused": try repeating.donateBesideHolder(count)
        case "unconfigured": repeating.askUnconfigured(count)
        case "owners": repeating.makeParametersOfOneName(count)
        case "rule": try repeating.setInRule(count)
        case "limits": try repeating.donateWithTwoLimits(count)
        case "reconfigured": try repeating.configureAgain(count)
        case "asking": try repeating.askWhileLogging(count)
        case "released": try Releasing(folder: folder).write()
        case "deleted": try repeating.commitAfterDeletion(count)
        default: return false
        }
        printLine("done")
        return true
    }

    /// Writes a line to standard output without buffering, so that it isn't lost if the process is killed.
    static func printLine(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}

/// A random number generator that always gives the same sequence for the same seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
