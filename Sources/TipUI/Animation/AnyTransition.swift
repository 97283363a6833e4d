public import Foundation

/// The look of a view at the start of its insertion and at the end of its removal.
package struct TransitionFrame: Hashable, Sendable {
    package var opacity: Double?
    package var scale: Double?
    /// The offset as fractions of the view's own size.
    package var move: CGSize = .zero
    /// The offset in points.
    package var offset: CGSize = .zero
    package var blur: Double?

    package init(
        opacity: Double? = nil,
        scale: Double? = nil,
        move: CGSize = .zero,
        offset: CGSize = .zero,
        blur: Double? = nil
    ) {
        self.opacity = opacity
        self.scale = scale
        self.move = move
        self.offset = offset
        self.blur = blur
    }

    fileprivate static func edge(_ edge: Edge) -> TransitionFrame {
        switch edge {
        case .top: TransitionFrame(move: CGSize(width: 0, height: -1))
        case .bottom: TransitionFrame(move: CGSize(width: 0, height: 1))
        case .leading: TransitionFrame(move: CGSize(width: -1, height: 0))
        case .trailing: TransitionFrame(move: CGSize(width: 1, height: 0))
        }
    }

    fileprivate func joined(with other: TransitionFrame) -> TransitionFrame {
        TransitionFrame(
            opacity: other.opacity ?? opacity,
            scale: other.scale ?? scale,
            move: CGSize(width: move.width + other.move.width, height: move.height + other.move.height),
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            blur: other.blur ?? blur
        )
    }

    fileprivate var mirrored: TransitionFrame {
        var frame = self
        frame.move.width = -move.width
        return frame
    }
}

/// The motion with which a view is inserted and removed under an animation.
///
/// An inserted view takes its place in the layout at once, and a removed view gives it up at once.
public struct AnyTransition: Hashable, Sendable {
    package var insertion: TransitionFrame
    package var removal: TransitionFrame
    /// The transition's own animation; `nil` for the animation of the change.
    package var animation: Animation?

    private init(_ insertion: TransitionFrame, _ removal: TransitionFrame? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
    }

    /// The view fades in and out.
    public static let opacity = AnyTransition(TransitionFrame(opacity: 0))
    /// The view grows from a point and shrinks to it.
    public static let scale = scale(scale: 0)
    /// The view moves in from the leading edge and out to the trailing edge.
    public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    /// The view appears and disappears without motion.
    public static let identity = AnyTransition(TransitionFrame())
    /// The view is blurred at first and at the end.
    public static let blurReplace = AnyTransition(TransitionFrame(opacity: 0, blur: 8))

    /// Returns a transition that scales the view from and to a factor around its center; the anchor has no effect.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionFrame(scale: Double(scale)))
    }
    /// Returns a transition that moves the view in from and out to an edge, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.edge(edge)) }
    /// Returns a transition that moves the view in from an edge and out to the opposite one while it fades.
    public static func push(from edge: Edge) -> AnyTransition {
        var frame = TransitionFrame.edge(edge)
        frame.opacity = 0
        var opposite = frame
        opposite.move = CGSize(width: -frame.move.width, height: -frame.move.height)
        return AnyTransition(frame, opposite)
    }
    /// Returns a transition that moves the view in and out by a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionFrame(offset: offset)) }
    /// Returns a transition that moves the view in and out by a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns the transition combined with another transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var joined = AnyTransition(insertion.joined(with: other.insertion), removal.joined(with: other.removal))
        joined.animation = other.animation ?? animation
        return joined
    }
    /// Returns a transition that differs between insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion.insertion, removal.removal)
        transition.animation = insertion.animation ?? removal.animation
        return transition
    }
    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }

    fileprivate var mirrored: AnyTransition {
        var transition = AnyTransition(insertion.mirrored, removal.mirrored)
        transition.animation = animation
        return transition
    }
}

extension View {
    /// Sets the transition with which the view is inserted and removed under an animation; the default is a fade.
    public nonisolated func transition(_ transition: AnyTransition) -> some View {
        TransitionModifier(content: self, transition: transition)
    }

    /// Sets how texts in the view change under an animation.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        MotionModifier(content: self, motion: Primitive.Motion(contentTransition: transition))
    }
}

/// A view with its transition.
private struct TransitionModifier<Content: View> {
    let content: Content
    let transition: AnyTransition

    nonisolated init(content: Content, transition: AnyTransition) {
        self.content = content
        self.transition = transition
    }
}

extension TransitionModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let isMirrored = environment.layoutDirection == .rightToLeft
        var primitive = Primitive(children: [Primitive.Child(content)])
        primitive.motion = Primitive.Motion(transition: isMirrored ? transition.mirrored : transition)
        return primitive
    }
}

extension TransitionModifier: SingleElementView where Content: SingleElementView {}
extension TransitionModifier: UnaryView where Content: UnaryView {}
