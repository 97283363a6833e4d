package import TipUI

extension ElementID {
    /// The `id` attribute of the element's root tag, without the root's prefix.
    package var domID: String { "e\(rawValue)" }

    /// Reads an `id` attribute, or a button's posted value, back; `nil` if it isn't one of an element.
    ///
    /// What stands before the last hyphen keeps roots of a document apart, and says nothing of the element.
    package init?(domID: String) {
        let name = domID.lastIndex(of: "-").map { domID[domID.index(after: $0)...] } ?? domID[...]
        guard name.first == "e", let number = UInt64(name.dropFirst()), name == "e\(number)" else { return nil }
        self.init(number)
    }
}
