/// A modifier around several views, which applies to each of them, as in SwiftUI: to the views of a group, of a condition
/// or of a `ForEach`, and to the rows of a list.
///
/// The modifier goes down in the environment, to the views that draw an element.
struct EachModifier: Equatable {
    private let identity = UniqueIdentity()
    /// The view that the modifier applies to, if it applies only to the first of several.
    private let first: FirstView?
    private let modify: @MainActor (any View) -> any View

    @MainActor
    init(onlyFirst: Bool, modify: @escaping @MainActor (any View) -> any View) {
        first = onlyFirst ? FirstView() : nil
        self.modify = modify
    }

    static func == (left: EachModifier, right: EachModifier) -> Bool { left.identity == right.identity }

    /// Returns a node's view with this modifier, or the view alone if the modifier belongs to another view.
    @MainActor
    func apply(to view: any View, of node: Node) -> any View {
        if let first {
            if let taken = first.node, taken !== node, taken.isMounted { return view }
            first.node = node
        }
        return modify(view.drawsSeveral ? OneElement(view: view) : view)
    }

    @MainActor
    private final class FirstView {
        weak var node: Node?
    }
}

/// A view whose type may draw several elements, such as a section, but which draws one where it is.
private struct OneElement: UntrackedView {
    let view: any View

    func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(children: [Primitive.Child(view)]) }
}

private enum EachModifiersKey: EnvironmentKey {
    static var defaultValue: [EachModifier] { [] }
}

extension EnvironmentValues {
    /// The modifiers that apply to each of the views below, outermost first.
    var eachModifiers: [EachModifier] {
        get { self[EachModifiersKey.self] }
        set {
            if newValue.isEmpty { remove(EachModifiersKey.self) } else { self[EachModifiersKey.self] = newValue }
        }
    }

    /// A copy for the views inside an element: they aren't rows, and the modifiers around the element aren't theirs.
    var insideElement: EnvironmentValues {
        guard rowContext != nil || !eachModifiers.isEmpty else { return self }
        var environment = self
        environment.rowContext = nil
        environment.eachModifiers = []
        return environment
    }

    /// Whether a modifier of a view must be passed down to each of the elements that the view draws.
    @MainActor
    func passesModifiers(to view: some View) -> Bool { rowContext != nil || view.drawsSeveral }
}

extension Primitive {
    /// Returns a primitive that passes a modifier down to each view that its content draws.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - onlyFirst: Whether the modifier applies only to the first of the views.
    ///   - modifier: Returns one of the views with the modifier.
    @MainActor
    static func forEach(
        of content: any View,
        onlyFirst: Bool = false,
        apply modifier: @escaping @MainActor (any View) -> any View
    ) -> Primitive {
        let modifier = EachModifier(onlyFirst: onlyFirst, modify: modifier)
        return Primitive(
            children: [Child(content)],
            transformEnvironment: { $0.eachModifiers.append(modifier) }
        )
    }
}

/// A view that draws the elements of other views, without an element around them.
///
/// All other primitive views draw at most one element.
@MainActor
protocol TransparentView {
    /// The types of the views whose elements it draws; empty if it may draw any number of elements.
    static var contentTypes: [any View.Type] { get }
}

extension View {
    /// Whether the view may draw more than one element.
    @MainActor
    var drawsSeveral: Bool {
        guard ViewType.of(self).drawsSeveral else { return false }
        if let view = (self as? any ErasedView)?.erased { return view.drawsSeveral }
        if let modifier = self as? any ModifierView { return modifier.content.drawsSeveral }
        return true
    }
}

/// A view whose content's type isn't a part of its own.
@MainActor
protocol ErasedView {
    var erased: any View { get }
}

extension AnyView: ErasedView {
    var erased: any View { content }
}

extension _ViewModifier_Content: ErasedView, TransparentView {
    var erased: any View { view }
    static var contentTypes: [any View.Type] { [] }
}

extension AnyView: TransparentView {
    static var contentTypes: [any View.Type] { [] }
}

extension TupleView: TransparentView {
    static var contentTypes: [any View.Type] { [] }
}

extension ForEach: TransparentView where Content: View {
    static var contentTypes: [any View.Type] { [] }
}

extension EditedContent: TransparentView {
    static var contentTypes: [any View.Type] { [] }
}

extension Section: TransparentView {
    static var contentTypes: [any View.Type] { [] }
}

extension Group: TransparentView where Content: View {
    static var contentTypes: [any View.Type] { [Content.self] }
}

extension Optional: TransparentView where Wrapped: View {
    static var contentTypes: [any View.Type] { [Wrapped.self] }
}

extension _ConditionalContent: TransparentView {
    static var contentTypes: [any View.Type] { [First.self, Second.self] }
}

/// A view with a modifier whose body has the view in it.
@MainActor
private protocol ModifiedView {
    static var contentType: any View.Type { get }
    static var bodyType: any View.Type { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    static var contentType: any View.Type { Content.self }
    static var bodyType: any View.Type { Modifier.Body.self }
}

/// The place of the modified view in a modifier's body.
private protocol ModifierPlace {}

extension _ViewModifier_Content: ModifierPlace {}

extension ViewType {
    /// Returns whether views of a type may draw more than one element.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - modified: Whether the view that a modifier's body modifies may.
    static func drawsSeveral(_ type: any View.Type, modified: Bool = true) -> Bool {
        if type is any ModifierPlace.Type { return modified }
        if let type = type as? any ModifiedView.Type {
            return drawsSeveral(type.contentType, modified: modified) || drawsSeveral(type.bodyType, modified: false)
        }
        if let transparent = type as? any TransparentView.Type {
            let types = transparent.contentTypes
            return types.isEmpty || types.contains { drawsSeveral($0, modified: modified) }
        }
        if type is any PrimitiveView.Type { return false }
        func open<Content: View>(_ type: Content.Type) -> Bool { drawsSeveral(Content.Body.self, modified: modified) }
        return open(type)
    }
}

/// A modifier: a view that draws the elements of its content, each of them changed or unchanged.
///
/// A modifier conforms to this protocol where it is declared, so that a modifier around it applies to each view.
@MainActor
protocol ModifierView: TransparentView {
    associatedtype Content: View
    var content: Content { get }
}

extension ModifierView {
    static var contentTypes: [any View.Type] { [Content.self] }
}
