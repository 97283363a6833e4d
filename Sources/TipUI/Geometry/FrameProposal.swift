/// The size of the frames around a view, as far as it is fixed.
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

    /// Returns the size of a frame in this frame.
    func narrowed(by inner: FrameProposal) -> FrameProposal {
        var proposal = self
        if let width = inner.width { proposal.width = width }
        if let height = inner.height { proposal.height = height }
        return proposal
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
