/// A property that says which view has the keyboard focus; setting it moves the focus.
///
/// A `Bool` belongs to one view, which `focused(_:)` names; an optional value to several, each of which has a value of
/// its own in `focused(_:equals:)`. The value is `false` or `nil` while none of them has the focus. If a view can't get
/// the focus, because it is disabled for example, the value becomes `false` or `nil` again. The focus is the browser's,
/// so pages have it of their own, and without JavaScript the value doesn't follow it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>
    private let unfocused: Value

    /// Creates a property for the focus of one view.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
        unfocused = false
    }

    /// Creates a property for the focus of several views, each with a value of its own.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
        unfocused = nil
    }

    /// The value of the view with the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding, for `focused(_:)`.
    public var projectedValue: Binding { Binding(value: state.projectedValue, unfocused: unfocused) }

    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        let value: TipUI.Binding<Value>
        /// The value if none of the views has the focus.
        let unfocused: Value

        /// The value of the view with the focus.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Binds the focus of this view, or of the first control in it, to a value of a focus state.
    public nonisolated func focused<Value>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable {
        FocusModifier(content: self, binding: binding, value: value)
    }

    /// Binds the focus of this view, or of the first control in it, to a focus state.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Gives the focus to the view with a value when this view appears, unless another view of the state has it.
    public nonisolated func defaultFocus<V>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

private struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onAppear {
            if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value }
        }
    }
}

/// When a default focus applies; all priorities mean the same, since the focus of a browser moves in one way only.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// When the view appears.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
