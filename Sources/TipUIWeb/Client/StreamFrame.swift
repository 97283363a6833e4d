import Foundation
package import TipUIHTML

/// The text of the messages on a stream.
///
/// | event | data |
/// |---|---|
/// | none | a JSON array of patches; `id` is the batch number |
/// | `repaint` | `{"html": …, "rules": […]}`, the root tag and all style rules; `id` is the last batch it includes |
/// | `url` | `{"number": …, "url": …}`; the client opens it and answers with an event of kind `opened` |
/// | `beat` | nothing has happened for a while; without three beats, the client connects again |
/// | `suspend` | the stream ends in favor of another page's stream; the client reconnects periodically and on use |
/// | `replaced` | another stream of the session has begun; the client doesn't reconnect |
package enum StreamFrame {
    package static let heartbeat = "event: beat\ndata: {}\n\n"
    package static let suspend = "event: suspend\ndata: {}\n\n"
    package static let replaced = "event: replaced\ndata: {}\n\n"

    private struct NumberedURL: Encodable {
        var number: Int
        var url: String
    }

    package static func patches(_ batch: Outbox.Batch) -> String {
        "id: \(batch.number)\ndata: \(batch.json)\n\n"
    }

    package static func repaint(_ content: HTMLRenderer.Repaint, number: Int) -> String {
        "id: \(number)\nevent: repaint\ndata: \(json(content))\n\n"
    }

    package static func url(number: Int, url: String) -> String {
        "event: url\ndata: \(json(NumberedURL(number: number, url: url)))\n\n"
    }

    /// Returns a value as JSON on a single line.
    package static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("A value of strings and numbers couldn't be encoded: \(error)")
        }
    }
}
