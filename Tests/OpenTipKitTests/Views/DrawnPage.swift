import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// A page that is on a screen without pixels: what it draws can be read, and its elements pressed.
@MainActor
final class DrawnPage {
    private let graph: Graph

    /// - Parameters:
    ///   - view: What is on the page.
    ///   - isWindowKnown: Whether a client says what it has in its window, before which no popover counts.
    init(_ view: some View, isWindowKnown: Bool = false) {
        var host = GraphHost(of: .current)
        host.rootEnvironment.isWindowKnown = isWindowKnown
        graph = Graph(view, renderer: NoRenderer(), host: host)
        graph.appear()
    }

    /// Every element, in the order of the page.
    var elements: [ElementTree] { graph.snapshot().all }

    var texts: [String] { graph.snapshot().texts }

    var popovers: [(id: ElementID, content: PopoverContent)] {
        elements.compactMap { tree in
            if let content = tree.element.content as? PopoverContent { (tree.id, content) } else { nil }
        }
    }

    var sheets: [(id: ElementID, content: SheetContent)] {
        elements.compactMap { tree in
            if let content = tree.element.content as? SheetContent { (tree.id, content) } else { nil }
        }
    }

    /// Says that a client shows the page again.
    func appear() { graph.appear() }

    /// Says that no client shows the page any more.
    func disappear(to phase: ScenePhase = .background) { graph.disappear(to: phase) }

    /// Leaves the page for good.
    func leave() { graph.unmount() }

    /// Presses the button that a text in it, or its label for assistive technology, names.
    func press(_ name: String) {
        let button = elements.first { tree in
            guard tree.element.content is ButtonContent else { return false }
            return tree.texts.contains(name) || tree.element.accessibility.label == name
        }
        if let button { graph.handle(ElementEvent(.tap, on: button.id)) }
    }

    /// Presses one of the buttons of a look, in the order of the page.
    func press(_ look: ButtonContent.Look, number: Int = 0) {
        let buttons = elements.filter { tree in
            if let content = tree.element.content as? ButtonContent { content.look == look } else { false }
        }
        if buttons.indices.contains(number) { graph.handle(ElementEvent(.tap, on: buttons[number].id)) }
    }

    /// Closes the open popover as Escape and a press outside do.
    func dismissPopover() {
        if let popover = popovers.first { graph.handle(ElementEvent(.dismiss, on: popover.id)) }
    }

    /// Does something else on the page while a popover is open.
    func setPopoverAside() {
        if let popover = popovers.first { graph.handle(ElementEvent(.setAside, on: popover.id)) }
    }

    /// Says whether the views that popovers point at are in the window, in the order of the page.
    func scroll(_ areInWindow: Bool...) {
        let anchors = elements.filter { $0.element.events.contains(.visibility) }
        for (anchor, isInWindow) in zip(anchors, areInWindow) {
            graph.handle(ElementEvent(.visibility, on: anchor.id, value: "\(isInWindow)"))
        }
        graph.flush()
    }

    /// Waits for the page to become what is expected: a change comes within a few turns of the main actor, or never.
    func wait(
        until condition: @MainActor (DrawnPage) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        graph.flush()
        var turns = 0
        while !condition(self), turns < 10_000 {
            await Task.yield()
            graph.flush()
            turns += 1
        }
        #expect(turns < 10_000, sourceLocation: sourceLocation)
    }
}

/// Draws nothing.
final class NoRenderer: Renderer {
    func commit(_ mutations: [Mutation]) {}
    func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
}
