public import Foundation

/// One or several presses in quick succession.
public struct TapGesture: PrimitiveGesture {
    /// A tap has no value.
    public typealias Value = Void
    /// The number of presses.
    public var count: Int

    /// Creates the gesture.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    func press(_ actions: GestureActions<Void>) -> Press {
        Press(
            tap: {
                actions.ended(())
                actions.reset()
            },
            count: count
        )
    }
}

/// A press that a person holds.
public struct LongPressGesture: PrimitiveGesture {
    /// Whether the view is held down, which is reported once it was held for long enough.
    public typealias Value = Bool
    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// Without effect; renderers use a distance of their own.
    public var maximumDistance: CGFloat

    /// Creates the gesture.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    func press(_ actions: GestureActions<Bool>) -> Press {
        Press(
            longPress: {
                actions.changed(true)
                actions.ended(true)
                actions.reset()
            },
            duration: minimumDuration
        )
    }
}

/// A movement of a finger, or of a pointer whose button is held down.
///
/// The page doesn't scroll while a person drags such a view.
public struct DragGesture: PrimitiveGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// When the drag was reported.
        public var time: Date
        /// Where the finger or pointer is.
        public var location: CGPoint
        /// Where the drag began.
        public var startLocation: CGPoint
        /// The movement in points per second.
        public var velocity: CGSize

        /// How far the drag has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the drag would end if it slowed down from now on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far the drag would have moved if it slowed down from now on.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that a finger or pointer moves before the drag begins.
    public var minimumDistance: CGFloat
    /// The space of the locations: that of the view where the drag began, or the window's.
    public var coordinateSpace: CoordinateSpace

    /// Creates the gesture.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    func press(_ actions: GestureActions<Value>) -> Press {
        let isGlobal = coordinateSpace == .global
        return Press(
            drag: { drag in
                let value = Value(drag, isGlobal: isGlobal)
                switch drag.phase {
                case .moved: actions.changed(value)
                case .ended:
                    actions.ended(value)
                    actions.reset()
                case .canceled: actions.reset()
                }
            },
            dragDistance: Double(minimumDistance)
        )
    }
}

extension DragGesture.Value {
    fileprivate init(_ drag: ElementDrag, isGlobal: Bool) {
        let origin = isGlobal ? drag.origin : .zero
        func point(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
        self.init(
            time: Date(),
            location: point(drag.location),
            startLocation: point(drag.start),
            velocity: drag.velocity
        )
    }
}

/// A report of a drag of an element.
package struct ElementDrag: Equatable, Sendable {
    package enum Phase: String, Sendable {
        case moved, ended, canceled
    }

    package let phase: Phase
    /// Where the element was in the window when the drag began.
    package let origin: CGPoint
    /// Where the drag began, from the element's top left corner at that time.
    package let start: CGPoint
    /// Where the drag is, from the same corner.
    package let location: CGPoint
    /// The movement in points per second.
    package let velocity: CGSize

    /// Reads a report: the phase and eight numbers, with spaces between them.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard words.count == 9, let phase = Phase(rawValue: String(words[0])), numbers.count == 8,
            numbers.allSatisfy({ abs($0) <= 1_000_000 })
        else { return nil }
        self.phase = phase
        origin = CGPoint(x: numbers[0], y: numbers[1])
        start = CGPoint(x: numbers[2], y: numbers[3])
        location = CGPoint(x: numbers[4], y: numbers[5])
        velocity = CGSize(width: numbers[6], height: numbers[7])
    }
}
