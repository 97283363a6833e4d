#if SwiftUI
    public import Foundation
    public import TipUI

    /// A replacement for UIKit's `UIColor`, for use in `Color(uiColor:)` and `Color(.systemGray6)`.
    ///
    /// A color has components for the light and for the dark appearance.
    public final class UIColor: Hashable, Sendable {
        let light: Color.Components
        let dark: Color.Components
        /// The palette's color that is drawn in place of the components, since it is readable as text.
        let paletteColor: Color?

        init(light: Color.Components, dark: Color.Components, paletteColor: Color? = nil) {
            self.light = light
            self.dark = dark
            self.paletteColor = paletteColor
        }

        private convenience init(both components: Color.Components) {
            self.init(light: components, dark: components)
        }

        /// Creates a color from components between 0 and 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(both: Color.Components(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// Creates a color of an asset catalog; never `nil`.
        ///
        /// - Parameter bundle: The bundle that has the color, such as `.module`; `nil` for the resources of the app's target.
        public convenience init?(named name: String, in bundle: Bundle? = nil) {
            self.init(drawnAs: Color(name, bundle: bundle))
        }

        /// Creates a color of an asset catalog.
        public convenience init(resource: ColorResource) {
            self.init(drawnAs: Color(resource))
        }

        /// Creates a color of which only the browser knows the components.
        private convenience init(drawnAs color: Color) {
            let gray = Color.Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            self.init(light: gray, dark: gray, paletteColor: color)
        }

        /// Creates a color from components of Display P3, which are taken as sRGB.
        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Creates a gray between black (0) and white (1).
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// Creates a color from a hue, saturation and brightness between 0 and 1.
        public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
            func component(_ offset: Double) -> Double {
                let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
                return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
            }
            self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
        }

        /// Creates a color from a closure, which is called once for the light and once for the dark appearance.
        public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
            self.init(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
            )
        }

        /// Returns the color with another opacity.
        public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            func changed(_ components: Color.Components) -> Color.Components {
                Color.Components(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
            }
            return UIColor(light: changed(light), dark: changed(dark), paletteColor: paletteColor?.opacity(alpha))
        }

        /// Returns whether two colors have the same components.
        public static func == (left: UIColor, right: UIColor) -> Bool {
            left.light == right.light && left.dark == right.dark && left.paletteColor == right.paletteColor
        }

        /// Hashes the components.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(light)
            hasher.combine(dark)
        }
    }

    /// The traits for which a color is chosen: only the appearance.
    public struct UITraitCollection: Hashable, Sendable {
        /// The appearance.
        public let userInterfaceStyle: UIUserInterfaceStyle

        /// Creates a collection with an appearance.
        public init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.userInterfaceStyle = userInterfaceStyle
        }
    }

    /// The light or dark appearance.
    public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
        /// Not known.
        case unspecified
        /// Dark text on a light background.
        case light
        /// Light text on a dark background.
        case dark
    }

    extension Color {
        /// Creates a color from a `UIColor`.
        public init(uiColor: UIColor) {
            self = uiColor.paletteColor ?? Color(light: uiColor.light, dark: uiColor.dark)
        }

        /// Creates a color from a `UIColor`; `Color(.sand)` is the asset's color, as in Xcode, although both have that name.
        @_disfavoredOverload
        public init(_ color: UIColor) {
            self.init(uiColor: color)
        }
    }
#endif
