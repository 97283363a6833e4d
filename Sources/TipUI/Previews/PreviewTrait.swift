public import Foundation

/// What the traits of `#Preview` belong to.
public enum Preview {
    /// The traits of a preview that shows a view.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
///
/// It has no effect where no editor shows previews.
public struct PreviewTrait<Traits>: Sendable {}

extension PreviewTrait<Preview.ViewTraits> {
    /// The layout of the device.
    public static var defaultLayout: Self { Self() }

    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self() }

    /// A given size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    /// The device upright.
    public static var portrait: Self { Self() }

    /// The device upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// The device turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// The device turned to the right.
    public static var landscapeRight: Self { Self() }
}
