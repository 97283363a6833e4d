public import TipUI

extension View {
    /// Marks the view that the arrow of an inline tip points at: a ``TipView`` made with the same `anchorID`.
    ///
    /// - Parameter id: An id that no other view of the page has.
    public nonisolated func tipAnchor<AnchorID>(_ id: AnchorID) -> some View where AnchorID: Hashable & Sendable {
        anchorName(TipAnchorName(id).text)
    }
}

/// The name of an anchor's id, the same for equal ids as long as the process lives.
struct TipAnchorName {
    let text: String

    init(_ id: some Hashable) {
        text = String(UInt(bitPattern: AnyHashable(id).hashValue), radix: 36)
    }
}
