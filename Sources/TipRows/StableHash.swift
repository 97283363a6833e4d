/// A hash that is the same in every process and release: FNV-1a of 64 bits.
///
/// Unlike Swift's `Hasher`, it may be stored, sent and compared by others.
package struct StableHash: Sendable {
    /// The hash of what was added so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init(_ bytes: some Sequence<UInt8> = EmptyCollection<UInt8>()) { add(bytes) }

    /// Creates the hash of several texts, each followed by a byte that no text contains, so that two texts can't change
    /// places with their parts.
    package init(of texts: [String]) {
        self.init()
        for text in texts {
            add(text.utf8)
            add(CollectionOfOne(0xFF))
        }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
}
