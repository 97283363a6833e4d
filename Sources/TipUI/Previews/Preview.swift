public import Foundation

/// A view to look at while it is made: what `#Preview` declares.
public struct Preview {
    /// What the traits of a preview that shows a view belong to.
    public struct ViewTraits: Sendable {}

    package let name: String?
    private let traits: [PreviewTrait<ViewTraits>]
    private let makeBody: @MainActor () -> any View

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - name: Its name; without one it is called by its file and line.
    ///   - traits: How it is shown.
    ///   - body: Its view; made anew for each page.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeBody = body
    }

    /// The view, in the size that its traits ask for.
    @MainActor
    package var view: any View {
        guard let size = traits.lazy.compactMap(\.size).first else { return makeBody() }
        return AnyView(makeBody()).frame(width: size.width, height: size.height)
    }
}

#if Macros
    /// Makes a preview of a view: a page of its own below `/_previews` of a program that was started with `--previews`.
    ///
    /// Programs that are built without `DEBUG` leave previews out; the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; without one it is called by its file and line.
    ///   - body: The view to preview; made anew for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")

    /// Makes a preview of a view with traits: a page of its own below `/_previews` of a program that was started with
    /// `--previews`.
    ///
    /// Programs that are built without `DEBUG` leave previews out; the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; without one it is called by its file and line.
    ///   - traits: How the preview is shown.
    ///   - additionalTraits: More of the same.
    ///   - body: The view to preview; made anew for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")
#endif

/// A type whose views can be looked at while they are made: a page below `/_previews` of a program that was started with
/// `--previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views, shown on one page.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

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
