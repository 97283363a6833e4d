import Foundation
import SwiftUI
import TipKit

/// What the program was started with.
enum Arguments {
    static func value(after name: String) -> String? {
        let arguments = ProcessInfo.processInfo.arguments
        guard let place = arguments.firstIndex(of: name), arguments.indices.contains(place + 1) else { return nil }
        return arguments[place + 1]
    }

    /// Makes the folder after `--store` the place where everything of this program and this person is kept.
    static func moveHome() {
        guard let folder = value(after: "--store") else { return }
        for name in ["XDG_DATA_HOME", "HOME", "CFFIXED_USER_HOME"] {
            setenv(name, folder, 1)
        }
    }
}

/// Tells whoever started the program what went wrong.
func report(_ error: any Error) {
    FileHandle.standardError.write(Data("Listings: \(error.localizedDescription)\n".utf8))
}

/// A button that turns a clock, for what nobody can wait for.
struct LaterButton: View {
    /// What the time is called, also by tests: `later-<name>`.
    let name: String
    let seconds: TimeInterval
    let clock: ShiftedClock

    var body: some View {
        Button("Later: \(name)") { clock.advance(by: seconds) }
            .buttonStyle(.bordered)
            .accessibilityIdentifier("later-\(name)")
    }
}

/// What has become of a tip, in words.
struct StatusLine: View {
    let tip: any Tip

    var body: some View {
        Text(verbatim: words).accessibilityIdentifier("status-\(tip.id)")
    }

    private var words: String {
        switch tip.status {
        case .pending: "waits"
        case .available: "may appear"
        case .invalidated(.actionPerformed): "retired, since it was done"
        case .invalidated(.tipClosed): "retired, since it was closed"
        case .invalidated(.displayCountExceeded): "retired, since it was seen often enough"
        case .invalidated(.displayDurationExceeded): "retired, since it was seen long enough"
        }
    }
}
