import Foundation

/// Tells the addresses that only this machine reaches from others.
enum Loopback {
    /// Whether a text is such an address: one of 127.0.0.0/8, of IPv4 or written in IPv6's form, or ::1.
    static func contains(_ address: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, address, &bytes) == 1 { return bytes[0] == 127 }
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return false }
        let mapped: [UInt8] = Array(repeating: 0, count: 10) + [255, 255]
        return bytes.starts(with: mapped) ? bytes[12] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }
}
