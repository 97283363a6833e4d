/// Which addresses may become links.
package enum LinkAddress {
    /// The address if a press may open it: `http`, `https`, `mailto`, `tel`, or relative to the page.
    package static func safe(_ address: String) -> String? {
        guard !address.isEmpty, !address.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) else {
            return nil
        }
        guard let colon = address.firstIndex(of: ":") else { return address }
        let scheme = address[..<colon]
        if scheme.contains(where: { "/?#".contains($0) }) { return address }
        return ["http", "https", "mailto", "tel"].contains(scheme.lowercased()) ? address : nil
    }
}
