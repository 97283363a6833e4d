#if SwiftUI
    import Foundation

    /// Logs a message with the values for the placeholders of its format.
    ///
    /// - Parameters:
    ///   - message: A format, such as `"%{public}@ took %.1f s"`. Texts are hidden unless the placeholder says `public`.
    ///   - log: The log.
    ///   - type: The type of the message.
    ///   - arguments: The values.
    public func os_log(
        _ message: StaticString,
        log: OSLog = .default,
        type: OSLogType = .default,
        _ arguments: Any...
    ) {
        log.write(OSLogMessage(format: message, arguments), type)
    }

    /// Logs a message with the values for the placeholders of its format.
    public func os_log(
        _ type: OSLogType,
        log: OSLog = .default,
        _ message: StaticString,
        _ arguments: Any...
    ) {
        log.write(OSLogMessage(format: message, arguments), type)
    }

    /// Logs a message.
    @_disfavoredOverload
    public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
        log.write(message, type)
    }

    /// Logs a message.
    @_disfavoredOverload
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
        log.write(message, type)
    }

    extension OSLogMessage {
        /// Creates a message from a format of `os_log`.
        init(format: StaticString, _ arguments: [Any]) {
            var interpolations = OSLogInterpolation(literalCapacity: 0, interpolationCount: arguments.count)
            var rest = Substring(format.description)
            var values = arguments[...]
            while let placeholder = rest.firstMatch(
                of: /%(?:\{([^}]*)\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)[hlqjzt]*([@a-zA-Z%])/
            ) {
                interpolations.appendLiteral(String(rest[..<placeholder.range.lowerBound]))
                rest = rest[placeholder.range.upperBound...]
                if placeholder.3 == "%" {
                    interpolations.appendLiteral("%")
                } else if let value = values.popFirst() {
                    let words = (placeholder.1 ?? "").split(whereSeparator: { ", ".contains($0) })
                    let text = { Self.text(value, flags: placeholder.2, conversion: placeholder.3) }
                    let privacy: OSLogPrivacy =
                        words.contains("public")
                        ? .public
                        : words.contains("private") ? .private : words.contains("sensitive") ? .sensitive : .auto
                    let isPublic = placeholder.3 != "@" && placeholder.3 != "s"
                    interpolations.parts.append { privacy.visible(text, isPublicByDefault: isPublic) }
                }
            }
            interpolations.appendLiteral(String(rest))
            self.init(stringInterpolation: interpolations)
        }

        /// Returns a value as its placeholder says, or its description if the placeholder is for values of another type.
        private static func text(_ value: Any, flags: Substring, conversion: Substring) -> String {
            switch (value, conversion) {
            case (let number as any BinaryInteger, "d"), (let number as any BinaryInteger, "i"):
                String(format: "%\(flags)lld", Int64(clamping: number))
            case (let number as any BinaryInteger, "u"), (let number as any BinaryInteger, "x"),
                (let number as any BinaryInteger, "X"), (let number as any BinaryInteger, "o"):
                String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number))
            case (let number as Double, "f"), (let number as Double, "e"), (let number as Double, "g"):
                String(format: "%\(flags)\(conversion)", number)
            case (let number as Float, "f"), (let number as Float, "e"), (let number as Float, "g"):
                String(format: "%\(flags)\(conversion)", Double(number))
            default: String(describing: value)
            }
        }
    }
#endif
