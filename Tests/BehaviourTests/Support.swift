import Foundation
import Testing
import TipKit

// These tests use Apple's API alone, so that they also compile against Apple's TipKit. They share the process's one
// datastore, so each has tips, parameters and events of its own.

enum Datastore {
    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("behaviour-\(UUID().uuidString)")

    /// Configures tips once for all tests, in a folder of their own.
    static let isReady: Bool = {
        atexit { Datastore.remove() }
        do {
            try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(folder))])
            return true
        } catch {
            Issue.record("configure: \(error)")
            return false
        }
    }()

    /// Leaves nothing behind.
    private static func remove() {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path): \(error)") }
    }
}

extension Tip {
    /// Waits until the tip has a status; Apple's TipKit delivers statuses some time after what changes them.
    func wait(for status: Tips.Status) async {
        for await current in statusUpdates where current == status { return }
    }
}
