public import Foundation

/// Room that grows along the axis of the stack around it.
public struct Spacer {
    /// The least room; `nil` for the platform's.
    public var minLength: CGFloat?

    /// Makes the room.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

@MainActor
extension Spacer: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(SpacerContent(minLength: minLength.map { Double($0) })))
    }
}
