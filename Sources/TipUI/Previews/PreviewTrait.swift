public import Foundation

/// How a preview is shown.
///
/// A page is as wide as its window: of these only a fixed size has an effect.
public struct PreviewTrait<Traits>: Sendable {
    let size: CGSize?

    private init(size: CGSize? = nil) {
        self.size = size
    }
}

extension PreviewTrait<Preview.ViewTraits> {
    /// The layout of the device.
    public static var defaultLayout: Self { Self() }

    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self() }

    /// A given size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(size: CGSize(width: width, height: height))
    }

    /// The device upright.
    public static var portrait: Self { Self() }

    /// The device upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// The device turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// The device turned to the right.
    public static var landscapeRight: Self { Self() }
}
