import Foundation
import TipHTTP
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
    package static let suspend = EventStream.event("suspend")
    package static let replaced = EventStream.event("replaced")

    private struct NumberedURL: Encodable {
        var number: Int
        var url: String
    }

    package static func patches(_ batch: Outbox.Batch) -> String {
        EventStream.event(id: batch.number, data: batch.json)
    }

    package static func repaint(_ content: HTMLRenderer.Repaint, number: Int) -> String {
        EventStream.event("repaint", id: number, data: json(content))
    }

    package static func url(number: Int, url: String) -> String {
        EventStream.event("url", data: json(NumberedURL(number: number, url: url)))
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
