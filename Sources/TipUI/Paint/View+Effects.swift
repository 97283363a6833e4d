public import Foundation

extension View {
    /// Rotates the view around a point without affecting layout.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        BoxModifier(self) { element, _ in
            element.style.rotation = angle.degrees
            if anchor != .center { element.style.transformAnchor = anchor }
        }
    }

    /// Rotates the view around an axis in space without affecting layout; `anchorZ` has no effect.
    public nonisolated func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let rotation = BoxStyle.Rotation3D(
            degrees: angle.degrees,
            x: Double(axis.x),
            y: Double(axis.y),
            z: Double(axis.z),
            perspective: Double(perspective)
        )
        return BoxModifier(self) { element, _ in
            element.style.rotation3D = rotation
            if anchor != .center { element.style.transformAnchor = anchor }
        }
    }

    /// Scales the view from a point without affecting layout.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view from a point without affecting layout.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view from a point without affecting layout.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        BoxModifier(self) { element, _ in
            element.style.scale = CGSize(width: x, height: y)
            if anchor != .center { element.style.transformAnchor = anchor }
        }
    }

    /// Blurs the view; `opaque` has no effect: edges are translucent.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filter(.blur(radius: max(0, Double(radius))))
    }

    /// Makes the view brighter or darker.
    ///
    /// The colors are multiplied by `1 + amount`, where Apple's add the amount, so black stays black.
    public nonisolated func brightness(_ amount: Double) -> some View { filter(.brightness(max(-1, amount))) }

    /// Changes the contrast of the view; 1 leaves it as it is.
    public nonisolated func contrast(_ amount: Double) -> some View { filter(.contrast(max(0, amount))) }

    /// Changes the intensity of the view's colors; 1 leaves them as they are.
    public nonisolated func saturation(_ amount: Double) -> some View { filter(.saturation(max(0, amount))) }

    /// Makes the view's colors gray; 1 leaves no color.
    public nonisolated func grayscale(_ amount: Double) -> some View { filter(.grayscale(min(max(0, amount), 1))) }

    /// Turns the hue of the view's colors.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(degrees: angle.degrees)) }

    /// Inverts the view's colors.
    public nonisolated func colorInvert() -> some View { filter(.inversion) }

    /// Shows the view through another view, as far as that is opaque.
    ///
    /// The mask is a shape, which is fitted to the view, or a gradient; the opacity of a gradient's colors counts. Other
    /// masks, and `alignment`, have no effect.
    public nonisolated func mask<Mask>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        let mask = BoxStyle.Mask(mask())
        return BoxModifier(self) { element, environment in
            element.style.mask = mask
            element.style.mask?.paint = mask?.paint?.resolved(in: environment)
        }
    }

    /// Shows the view through another view; equivalent to `mask(_:)` with a closure.
    public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        self.mask { mask }
    }

    private nonisolated func filter(_ filter: BoxStyle.Filter) -> some View {
        BoxModifier(self) { element, _ in element.style.filter = filter }
    }
}

/// A view that can be a mask.
protocol MaskingView {
    nonisolated var mask: BoxStyle.Mask { get }
}

extension _ShapeView: MaskingView {
    nonisolated var mask: BoxStyle.Mask {
        BoxStyle.Mask(outline: shape.clippingOutline, paint: content.fill)
    }
}

extension LinearGradient: MaskingView {
    nonisolated var mask: BoxStyle.Mask { BoxStyle.Mask(outline: .rectangle, paint: paintStyle) }
}

extension RadialGradient: MaskingView {
    nonisolated var mask: BoxStyle.Mask { BoxStyle.Mask(outline: .rectangle, paint: paintStyle) }
}

extension BoxStyle.Mask {
    /// Makes a mask of a view; `nil` if the view can't be one.
    fileprivate nonisolated init?(_ view: some View) {
        if let mask = (view as? any MaskingView)?.mask {
            self = mask
        } else if let shape = view as? any Shape {
            self.init(outline: shape.clippingOutline)
        } else {
            return nil
        }
    }
}
