/// The size of the nearest frame around a view, as far as it is fixed.
package struct FrameProposal: Equatable, Sendable {
    package var width: Double?
    package var height: Double?

    package init() {}

    /// Returns the size of a frame; `nil` if a style has none.
    init?(_ style: BoxStyle) {
        guard style.width != nil || style.height != nil else { return nil }
        width = style.width
        height = style.height
    }
}

private enum FrameProposalKey: EnvironmentKey {
    static var defaultValue: FrameProposal { FrameProposal() }
}

extension EnvironmentValues {
    var frameProposal: FrameProposal {
        get { self[FrameProposalKey.self] }
        set { self[FrameProposalKey.self] = newValue }
    }
}
