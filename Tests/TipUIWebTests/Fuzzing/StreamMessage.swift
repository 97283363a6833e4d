import Foundation

/// A message of a server-sent event stream.
struct StreamMessage {
    var id: Int?
    var event: String?
    var data = Data()

    /// Parses the messages of a text, without keepalive comments.
    static func all(in text: String) -> [StreamMessage] {
        var messages: [StreamMessage] = []
        var message = StreamMessage()
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.isEmpty {
                if !message.data.isEmpty { messages.append(message) }
                message = StreamMessage()
            } else if let id = Self.value("id", of: line) {
                message.id = Int(String(decoding: id, as: UTF8.self))
            } else if let event = Self.value("event", of: line) {
                message.event = String(decoding: event, as: UTF8.self)
            } else if let data = Self.value("data", of: line) {
                message.data = Data(data)
            }
        }
        return messages
    }

    private static func value(_ name: String, of line: Substring.UTF8View) -> Substring.UTF8View? {
        line.starts(with: "\(name): ".utf8) ? line.dropFirst(name.utf8.count + 2) : nil
    }
}
