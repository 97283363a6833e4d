import Foundation
import Synchronization
import Testing
import WebDriver

/// A trait that saves a picture of the page if an expectation fails, even if nothing is thrown.
struct FailurePictures: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var failures: Failures?

    /// Whether failures are counted separately for each test and each of its cases; always `true`.
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let failures = Failures()
        let counting = IssueHandlingTrait.compactMapIssues { issue in
            if issue.isFailure { failures.add() }
            return issue
        }
        try await counting.provideScope(for: test, testCase: testCase) {
            try await Self.$failures.withValue(failures) { try await function() }
        }
    }
}

extension Trait where Self == FailurePictures {
    /// Saves a picture of the page in `.failures` whenever a test of the suite fails in a browser.
    static var failurePictures: FailurePictures { FailurePictures() }
}

/// The number of failures of a test so far.
final class Failures: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func add() { number.wrappingAdd(1, ordering: .relaxed) }
}

extension Browser {
    /// Runs a part of a test; if it fails, saves a picture of the page at its end.
    ///
    /// - Parameter parts: The parts of the picture's name: the test, and whatever distinguishes its cases.
    func withPicture(named parts: [String], _ body: () async throws -> Void) async throws {
        let failures = try #require(FailurePictures.failures, "the suite lacks the trait .failurePictures")
        let known = failures.count
        do {
            try await body()
        } catch {
            await keepPicture(named: parts)
            throw error
        }
        if failures.count > known { await keepPicture(named: parts) }
    }

    private func keepPicture(named parts: [String]) async {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../.failures", isDirectory: true).standardized
        let file = folder.appendingPathComponent("\(PictureNames.next(for: parts)).png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await picture().write(to: file)
            print("a picture of the failure: \(file.path)")
        } catch {
            print("no picture of the failure: \(error)")
        }
    }
}

/// The unique names of the pictures of a run.
private enum PictureNames {
    private static let taken = Mutex<[String: Int]>([:])

    static func next(for parts: [String]) -> String {
        let words = parts.joined(separator: "-").split { !$0.isLetter && !$0.isNumber }
        let name = words.joined(separator: "-")
        let number = taken.withLock { taken in
            taken[name, default: 0] += 1
            return taken[name, default: 1]
        }
        return number == 1 ? name : "\(name)-\(number)"
    }
}
