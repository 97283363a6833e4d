public import Foundation

/// The actions that presses of a view perform.
struct Press {
    /// The action of a press; for each gesture, only the innermost action is performed.
    var tap: (@MainActor () -> Void)?
    /// The number of presses in quick succession that perform the action of a press.
    var count = 1
    /// The action of a long press.
    var longPress: (@MainActor () -> Void)?
    /// The minimum duration of a long press, in seconds.
    var duration: Double?
    /// The action of each report of a drag.
    var drag: (@MainActor (ElementDrag) -> Void)?
    /// The distance that a person drags the view before the drag begins, in points.
    var dragDistance: Double?

    /// Returns a copy whose missing actions are taken from an outer press.
    func within(_ outer: Press) -> Press {
        Press(
            tap: tap ?? outer.tap,
            count: tap == nil ? outer.count : count,
            longPress: longPress ?? outer.longPress,
            duration: longPress == nil ? outer.duration : duration,
            drag: drag ?? outer.drag,
            dragDistance: drag == nil ? outer.dragDistance : dragDistance
        )
    }
}

/// A view that handles presses; directly nested press modifiers share one element.
struct PressModifier<Content: View> {
    let content: Content
    let press: Press

    nonisolated init(_ content: Content, _ press: Press) {
        self.content = content
        self.press = press
    }
}

/// A `PressModifier` with any type of content.
@MainActor
private protocol Pressable {
    var merged: (view: any View, press: Press) { get }
}

@MainActor
extension PressModifier: ModifierView, UntrackedView, Pressable {
    fileprivate var merged: (view: any View, press: Press) {
        guard let inner = (content as? any Pressable)?.merged else { return (content, press) }
        return (inner.view, inner.press.within(press))
    }

    func primitive(in environment: EnvironmentValues) -> Primitive {
        if environment.passesModifiers(to: content) {
            let press = environment.isEnabled ? press : Press()
            return .forEach(of: content) { pressable($0, press) }
        }
        let (view, press) = merged
        var element = Element(BoxContent())
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            if let tap = press.tap {
                if press.count > 1 { element.style.tapCount = press.count }
                handlers[.tap] = { _ in tap() }
            }
            if let longPress = press.longPress {
                element.style.longPressDuration = press.duration
                handlers[.longPress] = { _ in longPress() }
            }
            if let drag = press.drag {
                element.style.dragDistance = press.dragDistance
                handlers[.drag] = { event in event.drag.map(drag) }
            }
        }
        return Primitive(element, children: [Primitive.Child(view)], handlers: handlers, hiding: .whenEmpty)
    }

    private func pressable(_ view: some View, _ press: Press) -> any View { TipUI.PressModifier(view, press) }
}

extension PressModifier: SingleElementView where Content: SingleElementView {}
extension PressModifier: UnaryView {}

extension View {
    /// Performs an action each time the view is pressed once, or `count` times in quick succession.
    ///
    /// The Return key performs the action at once.
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        PressModifier(self, Press(tap: action, count: count))
    }

    /// Performs an action when the view is held down; a long press doesn't also perform the action of a tap.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: Has no effect; renderers use their own distance.
    ///   - action: The action to perform.
    ///   - onPressingChanged: Never called: renderers report only completed presses.
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        PressModifier(self, Press(longPress: action, duration: minimumDuration))
    }

    /// Lets the whole rectangle of the view take presses, as it does without this modifier; the shape has no effect.
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }
}
