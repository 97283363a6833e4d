/// A short name for a text, the same in every process, unlike Swift's own hash: FNV-1a, of which seven letters of base 36
/// are kept.
package func contentHash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash % 78_364_164_096, radix: 36)
}
