public import Foundation

/// A preview of a view during development, declared with `#Preview`.
public struct Preview {
    /// The kind of traits that apply to previews of views.
    public struct ViewTraits: Sendable {}

    package let name: String?
    private let traits: [PreviewTrait<ViewTraits>]
    private let makeBody: @MainActor () -> any View

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - name: The preview's name; `nil` uses its file and line.
    ///   - traits: The traits of the preview.
    ///   - body: The view to preview; called for each page.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeBody = body
    }

    /// The view, with the size that the traits set.
    @MainActor
    package var view: any View {
        guard let size = traits.lazy.compactMap(\.size).first else { return makeBody() }
        return AnyView(makeBody()).frame(width: size.width, height: size.height)
    }
}

#if Macros
    /// Declares a preview of a view: a page under `/_previews` of a program that was started with `--previews`.
    ///
    /// Builds without `DEBUG` leave previews out, but the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; `nil` uses its file and line.
    ///   - body: The view to preview; called for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")

    /// Declares a preview of a view with traits: a page under `/_previews` of a program that was started with
    /// `--previews`.
    ///
    /// Builds without `DEBUG` leave previews out, but the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; `nil` uses its file and line.
    ///   - traits: The first trait of the preview.
    ///   - additionalTraits: More traits.
    ///   - body: The view to preview; called for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")

    /// Lets a `#Preview` declare a variable with state, such as `@Previewable @State var isOn = false`.
    ///
    /// The variable must stand directly in the preview's body. Each page of the preview has its own state.
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "TipKitMacros", type: "PreviewableMacro")
#endif

/// A type that provides previews of views: a page under `/_previews` of a program that was started with `--previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previewed views.
    associatedtype Previews: View

    /// The views to preview, shown on one page.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A trait of a preview, such as a fixed size.
///
/// Only a fixed size has an effect, because a page is as wide as its window.
public struct PreviewTrait<Traits>: Sendable {
    let size: CGSize?

    private init(size: CGSize? = nil) {
        self.size = size
    }
}

extension PreviewTrait<Preview.ViewTraits> {
    /// The default layout of the device.
    public static var defaultLayout: Self { Self() }

    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self() }

    /// Returns a trait for a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(size: CGSize(width: width, height: height))
    }

    /// The portrait orientation.
    public static var portrait: Self { Self() }

    /// The portrait orientation, upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// The landscape orientation, turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// The landscape orientation, turned to the right.
    public static var landscapeRight: Self { Self() }
}
