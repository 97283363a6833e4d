public import Foundation

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
