package import Foundation

/// The box style of an element; all lengths are in points, which are CSS pixels at a zoom of 1.
package struct BoxStyle: Equatable, Sendable {
    package var padding: EdgeInsets?
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    /// The maximum width; `.infinity` makes the element fill the available space.
    package var maxWidth: Double?
    package var minHeight: Double?
    package var maxHeight: Double?
    /// The alignment of the content in a frame larger than the content.
    package var alignment: Alignment?
    package var background: PaintStyle?
    package var clip: ShapeContent.Outline?
    package var border: ShapeContent.Stroke?
    package var opacity: Double?
    package var shadow: Shadow?
    package var offset: CGSize?
    /// The clockwise rotation in degrees.
    package var rotation: Double?
    package var rotation3D: Rotation3D?
    package var scale: CGSize?
    /// The point around which the element is rotated and scaled; `nil` for the center.
    package var transformAnchor: UnitPoint?
    package var filter: Filter?
    package var mask: Mask?
    /// The effect that symbols in the element play.
    package var symbolEffect: SymbolEffectContent?
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    /// The axes on which the element is as large as its content, whatever space its container offers.
    package var fixedAxes: Axis.Set
    /// The width that the element has where its container offers none.
    package var idealWidth: Double?
    /// The height that the element has where its container offers none.
    package var idealHeight: Double?
    /// How early the element gets its share of a stack's space; `nil` for 0, as for most elements.
    package var layoutPriority: Double?
    /// The order in which overlapping elements are drawn; `nil` for 0, as for most elements.
    package var zIndex: Double?
    /// Whether a background extends below the bars of the page, to the edges of the window.
    package var ignoresSafeArea: Bool
    /// The axes on which the element fills the available space; the graph derives these axes from the element's
    /// descendants.
    package var flexibleAxes: Axis.Set
    /// The reading direction of the element and its descendants; `nil` unless it was set and differs from the parent's.
    package var layoutDirection: LayoutDirection?
    /// The language of the text in the element and its descendants, as a BCP 47 tag; `nil` unless it was set and
    /// differs from the parent's.
    package var language: String?
    /// The number of presses in quick succession that form a tap; `nil` for one; used with the `.tap` event.
    package var tapCount: Int?
    /// The minimum duration of a long press in seconds; used with the `.longPress` event.
    package var longPressDuration: Double?
    /// The distance in points after which a drag begins; used with the `.drag` event.
    package var dragDistance: Double?
    /// The name that a callout uses to point its arrow at the element.
    package var anchorName: String?
    /// Where the middle of the content is, from the leading top corner of the space that is proposed; `nil` for most
    /// elements.
    package var position: CGPoint?
    /// The place of the element in a grid; `nil` for an ordinary cell.
    package var cell: GridCell?

    package init() {
        isHidden = false
        allowsHitTesting = true
        fixedAxes = []
        ignoresSafeArea = false
        flexibleAxes = []
    }

    /// A change of all colors in an element.
    package enum Filter: Equatable, Sendable {
        case blur(radius: Double)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hueRotation(degrees: Double)
        case inversion
    }

    /// A rotation around an axis in space, in degrees.
    package struct Rotation3D: Equatable, Sendable {
        package var degrees: Double
        package var x: Double
        package var y: Double
        package var z: Double
        package var perspective: Double

        package init(degrees: Double, x: Double, y: Double, z: Double, perspective: Double) {
            self.degrees = degrees
            self.x = x
            self.y = y
            self.z = z
            self.perspective = perspective
        }
    }

    /// The part of an element that is visible.
    package struct Mask: Equatable, Sendable {
        package var outline: ShapeContent.Outline
        /// The style whose opacity the element gets.
        package var paint: PaintStyle?

        package init(outline: ShapeContent.Outline, paint: PaintStyle? = nil) {
            self.outline = outline
            self.paint = paint
        }
    }

    package struct Shadow: Equatable, Sendable {
        package var paint: PaintStyle
        package var radius: Double
        package var x: Double
        package var y: Double

        package init(paint: PaintStyle, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}

/// A box around one child, with its own padding, frame, background, border, opacity and other style properties.
package struct BoxContent: ElementContent {
    package static let kind = ElementKind.box
    package static let variations = [Variations(of: BoxContent())]

    package init() {}
}

/// A view that puts its content in a box.
struct BoxModifier<Content: View> {
    let content: Content
    let change: @MainActor @Sendable (inout Element, EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content,
        _ change: @escaping @MainActor @Sendable (inout Element, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.change = change
    }
}

@MainActor
extension BoxModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        if environment.passesModifiers(to: content) {
            let outside = environment.insideElement
            return .forEach(of: content) { boxed($0, in: outside) }
        }
        var element = Element(BoxContent())
        change(&element, environment)
        var primitive = Primitive(element, children: [Primitive.Child(content)], hiding: .whenEmpty)
        if let proposal = FrameProposal(element.style) {
            primitive.transformEnvironment = { $0.frameProposal = $0.frameProposal.narrowed(by: proposal) }
        }
        return primitive
    }

    /// Returns another view in the same box, in the environment of this view.
    private func boxed(_ view: some View, in environment: EnvironmentValues) -> any View {
        let change = change
        return TipUI.BoxModifier(view) { element, _ in change(&element, environment) }
    }
}

extension BoxModifier: SingleElementView where Content: SingleElementView {}
extension BoxModifier: UnaryView {}
