import Foundation

/// A hash from which its input can't be found: SHA-256, as FIPS 180-4 specifies it.
package enum Digest {
    /// Returns the digest of numbers for a purpose, in 64 hexadecimal digits; other purposes have unrelated digests.
    package static func text(of purpose: String, _ numbers: Int64...) -> String {
        let input = ([purpose] + numbers.map { "\($0)" }).joined(separator: "\n")
        return text(of: Array(input.utf8))
    }

    /// Returns the digest of bytes, in 64 hexadecimal digits.
    static func text(of bytes: [UInt8]) -> String {
        let words = words(of: bytes)
        let digits = Array("0123456789abcdef".utf8)
        let text = words.flatMap { word in (0..<8).map { digits[Int(word >> (28 - 4 * $0) & 15)] } }
        return String(decoding: text, as: UTF8.self)
    }

    private static let primes = (2...311).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }
    /// The first 32 bits of the fractions of the square roots of the first 8 primes.
    private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants = primes.map { fraction(of: cbrt(Double($0))) }

    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static func words(of bytes: [UInt8]) -> [UInt32] {
        let zeros = (119 - bytes.count % 64) % 64
        var message = bytes + [0x80]
        message.append(contentsOf: repeatElement(0, count: zeros))
        withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { message.append(contentsOf: $0) }
        var hash = start
        for block in stride(from: 0, to: message.count, by: 64) {
            let added = compressed(hash, schedule(of: message[block..<block + 64]))
            hash = zip(hash, added).map { $0 &+ $1 }
        }
        return hash
    }

    private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
        var words = (0..<16).map { word in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * word + $1]) }
        }
        for place in 16..<64 {
            let (old, new) = (words[place - 15], words[place - 2])
            let first = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
            let second = rotated(new, 17) ^ rotated(new, 19) ^ new >> 10
            words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
        }
        return words
    }

    private static func compressed(_ hash: [UInt32], _ words: [UInt32]) -> [UInt32] {
        var state = hash
        for place in 0..<64 {
            let (a, e) = (state[0], state[4])
            let choice = e & state[5] ^ ~e & state[6]
            let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
            let mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = state[7] &+ mixed &+ choice &+ constants[place] &+ words[place]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
        }
        return state
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
