import Observation
import OpenTipKit
import Testing
import TipUI
import TipUIConformance

/// A visible page that no client draws, and whose elements tests can read and press.
@MainActor
final class DrawnPage {
    private let graph: Graph

    /// - Parameters:
    ///   - view: The content of the page.
    ///   - isWindowKnown: Whether a client reports which views are in its window, which popover displays require.
    init(_ view: some View, isWindowKnown: Bool = false) {
        var host = GraphHost(of: .current)
        host.rootEnvironment.isWindowKnown = isWindowKnown
        graph = Graph(view, renderer: NoRenderer(), host: host)
        graph.appear()
    }

    /// All elements, in the order of the page.
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

    /// Reports that a client shows the page again.
    func appear() { graph.appear() }

    /// Reports that no client shows the page.
    func disappear(to phase: ScenePhase = .background) { graph.disappear(to: phase) }

    /// Marks the person as busy with typing or dragging, or as no longer busy.
    func setBusy(_ isBusy: Bool) {
        graph.setBusy(isBusy)
        graph.flush()
    }

    /// Unmounts the page.
    func leave() { graph.unmount() }

    /// Presses the first button that contains a text or has an accessibility label.
    func press(_ name: String) {
        let button = elements.first { tree in
            guard tree.element.content is ButtonContent else { return false }
            return tree.texts.contains(name) || tree.element.accessibility.label == name
        }
        if let button { graph.handle(ElementEvent(.tap, on: button.id)) }
    }

    /// Presses the button with a number among the page's buttons with a look, such as close buttons.
    func press(_ look: ButtonContent.Look, number: Int = 0) {
        let buttons = elements.filter { tree in
            if let content = tree.element.content as? ButtonContent { content.look == look } else { false }
        }
        if buttons.indices.contains(number) { graph.handle(ElementEvent(.tap, on: buttons[number].id)) }
    }

    /// Closes the open popover, as Escape or a press outside would.
    func dismissPopover() {
        if let popover = popovers.first { graph.handle(ElementEvent(.dismiss, on: popover.id)) }
    }

    /// Temporarily hides the open popover, as a press on another control would.
    func setPopoverAside() {
        if let popover = popovers.first { graph.handle(ElementEvent(.setAside, on: popover.id)) }
    }

    /// The accessibility labels of tip cards, in the order of the page.
    var cardLabels: [String?] {
        elements.compactMap { tree -> String?? in
            switch tree.element.content {
            case is CalloutContent, is PopoverContent: .some(tree.element.accessibility.label)
            default: .none
            }
        }
    }

    /// Reports which popover anchors are in the window, in the order of the page.
    func scroll(_ areInWindow: Bool...) {
        let anchors = elements.filter { $0.element.events.contains(.visibility) }
        for (anchor, isInWindow) in zip(anchors, areInWindow) {
            graph.handle(ElementEvent(.visibility, on: anchor.id, value: "\(isInWindow)"))
        }
        graph.flush()
    }

    /// Waits until the page satisfies a condition, for a limited number of turns of the main actor.
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

/// A model that stores whether a tip is presented.
@MainActor @Observable
final class PresentationFlag {
    var isPresented = false
}

/// A record of the ids of pressed actions.
@MainActor
final class PressLog {
    var ids: [String] = []
}

/// A renderer that draws nothing.
final class NoRenderer: Renderer {
    func commit(_ mutations: [Mutation]) {}
    func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
}
