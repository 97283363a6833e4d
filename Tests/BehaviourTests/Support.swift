import Foundation
import Testing
import TipKit

// These tests use only Apple's API, so that they also compile against Apple's TipKit. They share the datastore of the
// process, so each test uses its own tips, parameters and events.

enum Datastore {
    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("behaviour-\(UUID().uuidString)")

    /// Configures tips once for all tests, in a separate folder.
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

    /// Removes the datastore's folder when the test process exits.
    private static func remove() {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        do { try FileManager.default.removeItem(at: folder) } catch {
            print("The test folder \(folder.path) couldn't be removed: \(error)")
        }
    }
}

extension Tip {
    /// Waits until the tip has a status, since Apple's TipKit delivers statuses some time after changes.
    func wait(for status: Tips.Status) async {
        for await current in statusUpdates where current == status { return }
    }
}
