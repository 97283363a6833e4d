extension Primitive {
    /// How the elements of a view move.
    package struct Motion {
        /// A value; the motion happens in the update in which the value changes.
        var value: Any?
        /// Whether the transaction is changed in all updates, not only in those in which the value changes.
        var isAlwaysActive = false
        /// Changes the transaction for the view and its descendants.
        var transform: ((inout Transaction) -> Void)?
        /// The transition with which the view is inserted and removed.
        var transition: AnyTransition?
        /// How a text in the view changes.
        var contentTransition: ContentTransition?
        /// The effect that the view's symbols play when the value changes.
        var effect: SymbolEffectContent?
        /// The place to which the view scrolls when the value changes.
        var scroll: ScrollRequest?
    }
}

extension Mutation {
    /// A motion of an element.
    package enum Motion: Equatable, Sendable {
        /// The next change of the element's style is animated.
        case change(Animation)
        /// The element, which has just been inserted or updated, appears with a transition.
        case appearance(TransitionFrame, Animation)
        /// The element, which the next mutation removes, disappears with a transition.
        case removal(TransitionFrame, Animation)
        /// The element, a symbol, plays an effect once.
        case effect(SymbolEffectContent)
        /// The element is scrolled to an anchor of the view that scrolls it.
        case scroll(UnitPoint?, isAnimated: Bool)
    }
}

/// The motion of a node, and the update in which its value last changed.
@MainActor
final class NodeMotion {
    let content: Primitive.Motion
    let lastChange: Int

    init(_ content: Primitive.Motion, lastChange: Int) {
        self.content = content
        self.lastChange = lastChange
    }
}

/// The motions of an update, from which its mutations are made.
@MainActor
struct UpdateMotion {
    /// The number of the update.
    private(set) var number = 0
    /// Whether any animation may apply.
    var isActive = false
    /// The transaction under which the changes were made; `nil` for none.
    private(set) var transaction: Transaction?
    /// The animations with which removed elements disappear.
    var leaving: [ElementID: Mutation.Motion] = [:]
    /// The nodes whose elements play a symbol effect or scroll, once, after this update.
    var acting: [Node] = []

    /// Records the transaction under which changes were made.
    mutating func begin(_ transaction: Transaction) {
        self.transaction = transaction
        isActive = true
    }

    /// Begins the next update.
    mutating func end() {
        let next = number + 1
        self = UpdateMotion()
        number = next
    }
}

extension Element {
    /// Whether renderers animate the insertion and removal of elements of the kind themselves.
    fileprivate var hasOwnMotion: Bool {
        switch type(of: content).kind {
        case .callout, .popover, .sheet, .menu, .page, .root: true
        default: false
        }
    }
}

extension Graph {
    /// Sets the motion of a node, and records whether its value has changed in this update.
    func setMotion(_ content: Primitive.Motion?, of node: Node) {
        guard let content else {
            if node.motion != nil { node.motion = nil }
            return
        }
        let old = node.motion
        let hasChanged = old.map { !areOptionallyEqual($0.content.value, content.value) } ?? false
        node.motion = NodeMotion(content, lastChange: hasChanged ? motion.number : old?.lastChange ?? -1)
        if hasChanged || content.isAlwaysActive { motion.isActive = true }
        if hasChanged, content.effect != nil || content.scroll != nil { motion.acting.append(node) }
    }

    /// Returns the animation under which a node changes in this update.
    func animation(of node: Node?) -> Animation? {
        guard motion.isActive else { return nil }
        var transforms: [(inout Transaction) -> Void] = []
        var place = node
        while let candidate = place {
            if let own = candidate.motion, let transform = own.content.transform,
                own.content.isAlwaysActive || own.lastChange == motion.number
            {
                transforms.append(transform)
            }
            place = candidate.parent
        }
        var transaction = motion.transaction ?? Transaction()
        for transform in transforms.reversed() { transform(&transaction) }
        return transaction.animation
    }

    /// Records with which motions the elements of a node disappear, which is about to be unmounted.
    func noteRemoval(of node: Node) {
        guard isShowing, motion.isActive, let animation = animation(of: node.parent) else { return }
        func note(_ node: Node, _ transition: AnyTransition) {
            let transition = node.motion?.content.transition ?? transition
            if let id = node.elementID {
                guard !(node.element?.hasOwnMotion ?? true) else { return }
                motion.leaving[id] = .removal(transition.removal, transition.animation ?? animation)
            } else {
                for child in node.allChildren { note(child, transition) }
            }
        }
        note(node, .opacity)
    }

    /// Returns the motion with which a new element appears; `nil` for none.
    func appearance(of node: Node) -> Mutation.Motion? {
        guard isShowing, let animation = animation(of: node), !(node.element?.hasOwnMotion ?? true) else { return nil }
        var place: Node? = node
        var transition = AnyTransition.opacity
        while let candidate = place, candidate === node || candidate.elementID == nil {
            if let own = candidate.motion?.content.transition {
                transition = own
                break
            }
            place = candidate.parent
        }
        return .appearance(transition.insertion, transition.animation ?? animation)
    }

    /// Returns the motion with which the text of a node changes; `nil` for none.
    func textChange(of node: Node, _ animation: Animation) -> Mutation.Motion? {
        guard node.element?.content is TextContent else { return nil }
        var place: Node? = node
        while let candidate = place {
            if let frame = candidate.motion?.content.contentTransition?.frame { return .appearance(frame, animation) }
            place = candidate.parent
        }
        return nil
    }

    /// Returns the mutations for the views whose values have changed.
    func actions(of nodes: [Node]) -> [Mutation] {
        nodes.filter(\.isMounted).flatMap { node -> [Mutation] in
            if let effect = node.motion?.content.effect {
                return ([node] + node.allElementsBelow).compactMap { image in
                    guard let id = image.elementID, image.isCommitted, image.element?.content is ImageContent else {
                        return nil
                    }
                    return .animate(id, .effect(effect))
                }
            }
            guard let scroll = node.motion?.content.scroll, let target = scroll.target(below: node) else { return [] }
            return [.animate(target, .scroll(scroll.anchor, isAnimated: scroll.isAnimated))]
        }
    }

    private func areOptionallyEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return areEqual(left, right)
    }
}
