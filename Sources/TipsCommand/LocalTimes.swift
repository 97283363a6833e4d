#if Tools
    import Foundation

    extension String {
        /// The text with its times in UTC, such as `2026-01-31T23:00:00Z`, as the clock on the wall has them, such as
        /// `2026-02-01 08:00:00`.
        ///
        /// Explanations say times in UTC; the environment variable `TZ` and the machine's settings say the time zone.
        var withLocalTimes: String {
            var result = ""
            var rest = Substring(self)
            while let first = rest.first {
                let candidate = rest.utf8.prefix(20)
                if first.isASCII, first.isNumber, candidate.count == 20, candidate.last == UInt8(ascii: "Z"),
                    let text = String(candidate), let date = try? Date(text, strategy: .iso8601)
                {
                    result += date.localTime
                    rest = rest[candidate.endIndex...]
                } else {
                    result.append(rest.removeFirst())
                }
            }
            return result
        }
    }

    extension Date {
        /// The date and time in the machine's time zone; the C library reads `TZ` in all its forms.
        fileprivate var localTime: String {
            var (seconds, parts) = (time_t(timeIntervalSince1970), tm())
            tzset()
            guard localtime_r(&seconds, &parts) != nil else { return ISO8601Format() }
            var bytes = [CChar](repeating: 0, count: 32)
            let count = strftime(&bytes, bytes.count, "%Y-%m-%d %H:%M:%S", &parts)
            return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
#endif
