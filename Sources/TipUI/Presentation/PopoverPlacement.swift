/// The place of a popover with the app's own content, which is a sheet in narrow windows.
package struct PopoverPlacement: Equatable, Sendable {
    /// The name of the anchor, which is an ``AnchorContent``.
    package var anchorName: String
    /// The allowed edges for the popover's arrow, in order of preference, as in ``PopoverContent``.
    package var arrowEdges: [Edge]
    /// The part of the anchor that the popover points at.
    package var attachment: PopoverAttachmentAnchor
    /// Whether the popover stays a popover in narrow windows.
    package var staysInNarrowWindows: Bool

    package init(
        anchorName: String,
        arrowEdges: [Edge] = [],
        attachment: PopoverAttachmentAnchor = .rect(.bounds),
        staysInNarrowWindows: Bool = false
    ) {
        self.anchorName = anchorName
        self.arrowEdges = arrowEdges
        self.attachment = attachment
        self.staysInNarrowWindows = staysInNarrowWindows
    }
}
