#if Configuration
    import Foundation

    /// The keys of the objects in a valid JSON text.
    struct JSONKeys {
        private let bytes: [UInt8]

        init(_ data: Data) { bytes = Array(data) }

        /// The first key that one object has twice; `nil` if there is none.
        var repeated: String? {
            // For each object or list that is open: the keys so far, or `nil` for a list.
            var open: [Set<String>?] = []
            var isKey = false
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "{"):
                    open.append([])
                    isKey = true
                case UInt8(ascii: "["):
                    open.append(nil)
                    isKey = false
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    _ = open.popLast()
                    isKey = false
                case UInt8(ascii: ","): isKey = open.last.map { $0 != nil } ?? false
                case UInt8(ascii: ":"): isKey = false
                case UInt8(ascii: "\""):
                    let end = self.end(ofTextAt: index)
                    if isKey, let key = text(index...end), open[open.count - 1]?.insert(key).inserted == false {
                        return key
                    }
                    index = end
                default: break
                }
                index += 1
            }
            return nil
        }

        /// Returns the index of the quotation mark that ends a text.
        private func end(ofTextAt start: Int) -> Int {
            var index = start + 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(index, bytes.count - 1)
        }

        private func text(_ range: ClosedRange<Int>) -> String? {
            // The text was decoded before, with all others.
            do { return try JSONDecoder().decode(String.self, from: Data(bytes[range])) } catch { return nil }
        }
    }
#endif
