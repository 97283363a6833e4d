/// How layers lie upon one another.
package struct OverlayLayout: Equatable, Sendable {
    package var horizontal: Position
    package var vertical: Position
    /// Which child gives the size; `nil` for the largest of all (a `ZStack`).
    ///
    /// A `.overlay` is sized by 0, its base; a `.background` too, with `isBehind` for the others.
    package var sizedBy: Int?
    /// Whether the children that don't give the size lie behind the one that does.
    package var isBehind: Bool

    package init(
        horizontal: Position = .center,
        vertical: Position = .center,
        sizedBy: Int? = nil,
        isBehind: Bool = false
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.sizedBy = sizedBy
        self.isBehind = isBehind
    }

    package enum Position: Equatable, Sendable { case start, center, end }
}
