/// Class names as they stand in a document: each begins with `tipui-`, so that no style sheet but ours means them.
///
/// - Parameter names: The names without that, parted by spaces.
func classNames(_ names: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(names.utf8.count + 16)
    var isBetween = true
    for byte in names.utf8 {
        let isSpace = byte == UInt8(ascii: " ")
        if !isSpace, isBetween {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result.append(contentsOf: "tipui-".utf8)
        }
        if !isSpace { result.append(byte) }
        isBetween = isSpace
    }
    return String(decoding: result, as: UTF8.self)
}
