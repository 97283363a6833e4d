public import Foundation

extension View {
    /// Paints the background of the view with a style.
    ///
    /// `edges` has no effect: the background of a view that fills a page continues to the edges of the window.
    public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        let paint = style.paint
        return BoxModifier(self) { $0.style.background = paint.resolved(in: $1) }
    }

    /// Paints the background of the view with the style that `.background` resolves to.
    ///
    /// `edges` has no effect: the background of a view that fills a page continues to the edges of the window.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Paints a shape behind the view.
    public nonisolated func background<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        background { shape.fill(style) }
    }

    /// Places views behind the view.
    public nonisolated func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        Layered(base: self, other: content(), layout: OverlayContent(alignment, sizingChild: 0, isBehind: true))
    }

    /// Places a view behind the view.
    @_disfavoredOverload
    public nonisolated func background<Background>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View where Background: View {
        Layered(base: self, other: background, layout: OverlayContent(alignment, sizingChild: 0, isBehind: true))
    }

    /// Sets the style that `.background` resolves to in the view.
    public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return EnvironmentModifier(content: self) { $0.backgroundPaint = paint == .background ? nil : paint }
    }

    /// Sets the accent color in the view; `nil` restores the app's accent color.
    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        let paint = tint?.paint
        return EnvironmentModifier(content: self) { $0.tint = paint }
    }

    /// Sets the accent color in the view; `nil` restores the app's accent color.
    public nonisolated func tint(_ tint: Color?) -> some View {
        EnvironmentModifier(content: self) { $0.tint = tint?.paint }
    }

    /// Sets the accent color in the view; `nil` restores the app's accent color.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Places views in front of the view.
    public nonisolated func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        Layered(base: self, other: content(), layout: OverlayContent(alignment, sizingChild: 0))
    }

    /// Places a view in front of the view.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
    where Overlay: View {
        Layered(base: self, other: overlay, layout: OverlayContent(alignment, sizingChild: 0))
    }

    /// Paints a style over the view; `edges` has no effect.
    public nonisolated func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        overlay(style, in: Rectangle())
    }

    /// Paints a shape over the view.
    public nonisolated func overlay<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        overlay { shape.fill(style) }
    }

    /// Adds a border inside the view's bounds, in one color: of a gradient, the first.
    public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        let paint = content.paint
        return BoxModifier(self) {
            $0.style.border = ShapeContent.Stroke(paint: paint.resolved(in: $1), width: Double(width))
        }
    }

    /// Rounds the corners of the view; `antialiased` has no effect.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Clips the view to a shape; `style` has no effect.
    public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        let outline = shape.clippingOutline
        return BoxModifier(self) { element, _ in element.style.clip = outline }
    }

    /// Clips the view to its bounds; `antialiased` has no effect.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// Adds a shadow to the view.
    public nonisolated func shadow(
        color: Color = .black.opacity(0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        BoxModifier(self) { element, _ in
            element.style.shadow = BoxStyle.Shadow(
                paint: color.paint,
                radius: Double(radius),
                x: Double(x),
                y: Double(y)
            )
        }
    }

    /// Sets the opacity of the view.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        BoxModifier(self) { element, _ in element.style.opacity = opacity }
    }

    /// Hides the view, which keeps its space in the layout.
    public nonisolated func hidden() -> some View {
        BoxModifier(EnvironmentModifier(content: self) { $0.isHiddenByContainer = true }) { element, _ in
            element.style.isHidden = true
        }
    }

    /// Sets whether the view receives clicks.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        BoxModifier(self) { element, _ in element.style.allowsHitTesting = enabled }
    }

    /// Sets the color scheme of the whole page; `nil` follows the person's preference.
    ///
    /// The page includes its sheets. If a view inside this one prefers a scheme too, the outer view decides.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// A view with another view in front of it or behind it.
struct Layered<Base: View, Other: View> {
    let base: Base
    let other: Other
    let layout: OverlayContent

    nonisolated init(base: Base, other: Other, layout: OverlayContent) {
        self.base = base
        self.other = other
        self.layout = layout
    }
}

@MainActor
extension Layered: ModifierView, UntrackedView {
    var content: Base { base }

    func primitive(in environment: EnvironmentValues) -> Primitive {
        if environment.passesModifiers(to: base) {
            let outside = environment.insideElement
            return .forEach(of: base) { layered($0, in: outside) }
        }
        return Primitive(
            Element(layout),
            children: [Primitive.Child(base.asUnaryView), Primitive.Child(other.asUnaryView)],
            hiding: .whenFirstIsEmpty
        )
    }

    /// Returns another base with the same view in front of it or behind it, in the environment of this view.
    private func layered(_ base: some View, in environment: EnvironmentValues) -> any View {
        let other = EnvironmentModifier(content: other) { $0 = environment }
        return TipUI.Layered(base: base, other: other, layout: layout)
    }
}

extension Layered: SingleElementView where Base: SingleElementView {}
extension Layered: UnaryView {}
