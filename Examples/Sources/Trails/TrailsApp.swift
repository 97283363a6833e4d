import SwiftUI
import TipKit

/// A small hiking app that meets a person with tips.
@main
struct TrailsApp: App {
    private let clock = ShiftedClock()
    private let trouble: String?

    init() {
        do {
            var options: [Tips.ConfigurationOption] = [
                .displayFrequency(.weekly),
                .datastoreLocation(Self.location),
                .clock(clock),
            ]
            // `make sync` names a server.
            if ProcessInfo.processInfo.environment["TIPS_SYNC_URL"] != nil {
                options.append(.cloudKitContainer(.automatic))
            }
            try Tips.configure(options)
            trouble = nil
        } catch {
            trouble = error.localizedDescription
            FileHandle.standardError.write(Data("Trails: \(error.localizedDescription)\n".utf8))
        }
    }

    var body: some Scene {
        WindowGroup {
            HomeView(clock: clock, trouble: trouble)
        }
    }

    /// The folder after `--store`, or the app's own.
    private static var location: Tips.ConfigurationOption.DatastoreLocation {
        let arguments = ProcessInfo.processInfo.arguments
        guard let place = arguments.firstIndex(of: "--store"), arguments.indices.contains(place + 1) else {
            return .applicationDefault
        }
        return .url(URL(fileURLWithPath: arguments[place + 1], isDirectory: true))
    }
}
