public import TipKitEngine

extension Tips {
    /// Says whether the tip of an id may appear, and why.
    ///
    /// Not in Apple's TipKit. A view that reads it follows it.
    ///
    /// - Returns: `nil` if the current centre has met no tip of that id.
    public static func explain(id: String) -> Explanation? {
        TipCenter.current.explain(id: id)
    }
}
