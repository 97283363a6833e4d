/// A way in which a person uses a view: a tap, a long press, or a drag.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture reports.
    associatedtype Value
    /// The type of the gesture's body.
    associatedtype Body: Gesture

    /// The gesture that this gesture consists of, which has the same type of value.
    var body: Body { get }
}

extension Never: Gesture {
    /// No value exists.
    public typealias Value = Never
}

/// A gesture that says itself which presses it takes.
protocol PrimitiveGesture: Gesture where Body == Never {
    /// Returns the actions of the presses that make up the gesture.
    func press(_ actions: GestureActions<Value>) -> Press
}

extension Gesture where Body == Never {
    /// Never called: a gesture without a body takes presses itself.
    public var body: Never {
        preconditionFailure("\(Self.self).body must not be called: this gesture has no body.")
    }
}

/// What happens while a gesture is made.
@MainActor
struct GestureActions<Value> {
    var changed: @MainActor (Value) -> Void = { _ in }
    var ended: @MainActor (Value) -> Void = { _ in }
    /// Called after the gesture has ended or was canceled.
    var reset: @MainActor () -> Void = {}
}

extension Gesture {
    /// Returns the actions of the presses that make up the gesture.
    func presses(_ actions: GestureActions<Value> = GestureActions()) -> Press {
        if let primitive = self as? any PrimitiveGesture { return Self.press(of: primitive, actions) }
        return body.presses(
            GestureActions(
                changed: { if let value = $0 as? Value { actions.changed(value) } },
                ended: { if let value = $0 as? Value { actions.ended(value) } },
                reset: actions.reset
            )
        )
    }

    private static func press<G: PrimitiveGesture>(of gesture: G, _ actions: GestureActions<Value>) -> Press {
        guard let actions = actions as? GestureActions<G.Value> else { return Press() }
        return gesture.press(actions)
    }

    /// Performs an action when the gesture has ended.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Updates a gesture state while the gesture is made; when it ends, the state has its initial value again.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Performs an action each time the value of the gesture changes.
    ///
    /// The browser reports a drag up to 16 times a second, less often on a slow connection, and always its end.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(gesture: self, action: action)
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    /// The value of the gesture.
    public typealias Value = Content.Value
    let gesture: Content
    let action: @MainActor (Value) -> Void

    func press(_ actions: GestureActions<Value>) -> Press {
        var joined = actions
        joined.ended = { value in
            action(value)
            actions.ended(value)
        }
        return gesture.presses(joined)
    }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    /// The value of the gesture.
    public typealias Value = Content.Value
    let gesture: Content
    let action: @MainActor (Value) -> Void

    func press(_ actions: GestureActions<Value>) -> Press {
        var joined = actions
        joined.changed = { value in
            action(value)
            actions.changed(value)
        }
        return gesture.presses(joined)
    }
}

/// A gesture that updates a gesture state.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// The value of the gesture.
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let body: @MainActor (Value, inout State, inout Transaction) -> Void

    func press(_ actions: GestureActions<Value>) -> Press {
        var joined = actions
        joined.changed = { value in
            state.update { body(value, &$0, &$1) }
            actions.changed(value)
        }
        joined.reset = {
            state.reset()
            actions.reset()
        }
        return base.presses(joined)
    }
}

/// A value that follows a gesture, and has its initial value while the gesture isn't made.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initialValue: Value
    private let resetTransaction: Transaction

    /// Creates a state with its initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    /// Creates a state with its initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates a state with its initial value, which returns to it under a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        state = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        self.resetTransaction = resetTransaction
    }

    /// The value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    @MainActor
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (state.wrappedValue, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    @MainActor
    func reset() {
        withTransaction(resetTransaction) { state.wrappedValue = initialValue }
    }
}

/// Which of the gestures of a view and of the views in it are taken.
@frozen public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture to the view; `mask` says whether it is taken, and has no effect on the views inside.
    ///
    /// Of two gestures of one kind, the inner one is taken.
    public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        GestureModifier(content: self, gesture: mask.contains(.gesture) ? gesture : nil, isSimultaneous: false)
    }

    /// Adds a gesture to the view; the same as `gesture(_:including:)`, since the inner of two gestures is taken.
    public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        self.gesture(gesture, including: mask)
    }

    /// Adds a gesture that is taken together with a gesture of the same kind of the view itself, such as a button.
    public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        GestureModifier(content: self, gesture: mask.contains(.gesture) ? gesture : nil, isSimultaneous: true)
    }
}

/// A view with a gesture.
struct GestureModifier<Content: View, G: Gesture> {
    let content: Content
    let gesture: G?
    let isSimultaneous: Bool

    nonisolated init(content: Content, gesture: G?, isSimultaneous: Bool) {
        self.content = content
        self.gesture = gesture
        self.isSimultaneous = isSimultaneous
    }
}

@MainActor
extension GestureModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        guard let press = gesture?.presses() else { return Primitive(children: [Primitive.Child(content)]) }
        if isSimultaneous, !environment.passesModifiers(to: content),
            var primitive = (content as? any PrimitiveView)?.primitive(in: environment), primitive.element != nil
        {
            let added = PressModifier(EmptyView(), press).primitive(in: environment)
            if added.handlers.keys.allSatisfy({ primitive.handlers[$0] != nil }) {
                primitive.handlers.merge(added.handlers) { own, other in
                    { event in
                        own(event)
                        other(event)
                    }
                }
                return primitive
            }
        }
        return PressModifier(content, press).primitive(in: environment)
    }
}

extension GestureModifier: StatefulElement where Content: StatefulElement {}
