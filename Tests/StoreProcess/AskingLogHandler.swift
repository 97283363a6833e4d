import Foundation
import Logging
import TipKitEngine

/// A log handler that reads a tip's status and donates to an event for each message.
struct AskingLogHandler: LogHandler {
    let center: TipCenter
    let onMessage: @Sendable (String) -> Void
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    init(asking center: TipCenter, onMessage: @escaping @Sendable (String) -> Void) {
        self.center = center
        self.onMessage = onMessage
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let status = center.status(of: "tip") { TipDefinition(id: "tip") }
        if center.isConfigured { center.run { Tips.Event<Int>(id: "logged").donate(1) } }
        FileHandle.standardError.write(Data("\(status): \(event.message)\n".utf8))
        onMessage("\(event.message)")
    }
}
