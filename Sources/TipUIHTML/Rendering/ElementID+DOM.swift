package import TipUI

extension ElementID {
    /// The `id` attribute of the element's root tag, without the root's prefix.
    package var domID: String { "e\(rawValue)" }

    /// Reads such an attribute back; `nil` if it isn't one of an element.
    package init?(domID: some StringProtocol) {
        guard domID.first == "e", let number = UInt64(domID.dropFirst()), domID == "e\(number)" else { return nil }
        self.init(number)
    }
}

extension ElementID {
    /// The `id` attribute of the menu of this name, which a button names to open it.
    func menuID(in root: RootOptions) -> String { "\(root.idPrefix)m\(rawValue)" }
}

extension HTMLRenderer {
    /// The `id` attribute of an element's root tag.
    func id(of element: ElementID) -> String { root.idPrefix + element.domID }

    /// The element of an `id` attribute, or of a button's posted value; `nil` if it is none of this root's.
    package func element(withID id: String) -> ElementID? {
        id.hasPrefix(root.idPrefix) ? ElementID(domID: id.dropFirst(root.idPrefix.count)) : nil
    }
}
