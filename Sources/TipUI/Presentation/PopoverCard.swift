/// The card of a popover.
struct PopoverCard<Content: View> {
    let popover: PopoverContent
    let accessibility: Accessibility
    let onDismiss: @MainActor () -> Void
    let onSetAside: @MainActor () -> Void
    let content: Content

    nonisolated init(
        popover: PopoverContent,
        accessibility: Accessibility,
        onDismiss: @escaping @MainActor () -> Void,
        onSetAside: @escaping @MainActor () -> Void,
        content: Content
    ) {
        self.popover = popover
        self.accessibility = accessibility
        self.onDismiss = onDismiss
        self.onSetAside = onSetAside
        self.content = content
    }
}

@MainActor
extension PopoverCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (onDismiss, onSetAside) = (onDismiss, onSetAside)
        var popover = popover
        popover.background = popover.background?.resolved(in: environment)
        return Primitive(
            Element(popover, accessibility: accessibility),
            children: [Primitive.Child(content)],
            // A card is usable and styled by itself, whatever its anchor is.
            transformEnvironment: { environment in
                environment.isEnabled = true
                environment.enterCard()
            },
            handlers: [.dismiss: { _ in onDismiss() }, .setAside: { _ in onSetAside() }]
        )
    }
}
