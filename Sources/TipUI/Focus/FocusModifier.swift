/// A view whose focus is bound to a focus state.
struct FocusModifier<Content: View, Value: Hashable> {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    nonisolated init(content: Content, binding: FocusState<Value>.Binding, value: Value) {
        self.content = content
        self.binding = binding
        self.value = value
    }
}

@MainActor
extension FocusModifier: ModifierView, PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let isFocused = binding.wrappedValue == value
        let focusedView = environment.focusedView
        let handler: @MainActor (ElementEvent) -> Void = { event in
            if event.isOn == true {
                focusedView?.gain { resign() }
                binding.wrappedValue = value
            } else {
                focusedView?.lose()
                resign()
            }
        }
        var primitive = ElementModifier(content, handlers: [.focus: handler]) {
            $0.accessibility.isFocused = isFocused
        }.primitive(in: environment)
        if primitive.element != nil {
            // A view that is removed while it has the focus gives it back.
            var lifecycle = primitive.lifecycle ?? Primitive.Lifecycle()
            let onUnmount = lifecycle.onUnmount
            lifecycle.onUnmount = {
                onUnmount?()
                resign()
            }
            primitive.lifecycle = lifecycle
        }
        return primitive
    }

    /// Releases the focus in the app's state, unless the app has already moved it.
    private func resign() {
        if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused }
    }
}

extension FocusModifier: SingleElementView {}
extension FocusModifier: StatefulElement where Content: StatefulElement {}

/// The view of a page that has the focus, if it is bound to a state.
@MainActor
final class FocusedView {
    private var resign: (@MainActor () -> Void)?

    /// Gives another view the focus; `resign` is called when that loses it to a further one.
    func gain(resign: @escaping @MainActor () -> Void) {
        self.resign?()
        self.resign = resign
    }

    func lose() { resign = nil }
}

private enum FocusedViewKey: EnvironmentKey {
    static var defaultValue: FocusedView? { nil }
}

extension EnvironmentValues {
    /// The view of the page that has the focus; `nil` for views that aren't on a page.
    var focusedView: FocusedView? {
        get { self[FocusedViewKey.self] }
        set { self[FocusedViewKey.self] = newValue }
    }
}
