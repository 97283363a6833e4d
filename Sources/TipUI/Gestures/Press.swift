public import Foundation

/// What presses of a view do.
struct Press {
    /// What a press does; one of them per gesture, the innermost alone answers.
    var tap: (@MainActor () -> Void)?
    /// What a long press does.
    var longPress: (@MainActor () -> Void)?
    /// The shortest long press, in seconds.
    var duration: Double?

    /// This, and what it doesn't answer by another around it.
    func within(_ outer: Press) -> Press {
        Press(
            tap: tap ?? outer.tap,
            longPress: longPress ?? outer.longPress,
            duration: longPress == nil ? outer.duration : duration
        )
    }
}

/// A view that answers presses; directly nested ones are one element.
struct PressModifier<Content: View> {
    let content: Content
    let press: Press

    nonisolated init(_ content: Content, _ press: Press) {
        self.content = content
        self.press = press
    }
}

/// A view that answers presses, whatever its content is.
@MainActor
private protocol Pressable {
    var merged: (view: any View, press: Press) { get }
}

@MainActor
extension PressModifier: UntrackedView, Pressable {
    fileprivate var merged: (view: any View, press: Press) {
        guard let inner = (content as? any Pressable)?.merged else { return (content, press) }
        return (inner.view, inner.press.within(press))
    }

    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (view, press) = merged
        var element = Element(BoxContent())
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            if let tap = press.tap {
                handlers[.tap] = { _ in tap() }
            }
            if let longPress = press.longPress {
                element.style.longPressDuration = press.duration
                handlers[.longPress] = { _ in longPress() }
            }
        }
        return Primitive(element, children: [Primitive.Child(view)], handlers: handlers)
    }
}

extension PressModifier: SingleElementView {}

extension View {
    /// Does something when a person presses the view; every press counts, whatever the count.
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        PressModifier(self, Press(tap: action))
    }

    /// Does something when a person holds the view down; such a press isn't also a tap.
    ///
    /// - Parameters:
    ///   - minimumDuration: The shortest press that counts, in seconds.
    ///   - maximumDistance: Accepted; renderers have their own.
    ///   - action: What to do.
    ///   - onPressingChanged: Accepted, never called: renderers report whole presses.
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        PressModifier(self, Press(longPress: action, duration: minimumDuration))
    }

    /// Accepted; a press counts on all of the view.
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }
}
