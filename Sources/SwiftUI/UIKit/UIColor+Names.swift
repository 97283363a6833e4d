#if SwiftUI
    import TipUI

    // The colors with names, with the values that Apple documents for the light and the dark appearance.
    extension UIColor {
        private convenience init(
            _ light: UInt32,
            _ dark: UInt32,
            alpha: (light: Double, dark: Double) = (1, 1),
            as paletteColor: Color? = nil
        ) {
            func components(_ value: UInt32, _ alpha: Double) -> Color.Components {
                func byte(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
                return Color.Components(red: byte(16), green: byte(8), blue: byte(0), alpha: alpha)
            }
            self.init(
                light: components(light, alpha.light),
                dark: components(dark, alpha.dark),
                paletteColor: paletteColor
            )
        }
    }

    // The palette; drawn as the colors of `Color`, which are readable as text.
    extension UIColor {
        /// The palette's red.
        public static let systemRed = UIColor(0xFF3B30, 0xFF453A, as: .red)
        /// The palette's orange.
        public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A, as: .orange)
        /// The palette's yellow.
        public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A, as: .yellow)
        /// The palette's green.
        public static let systemGreen = UIColor(0x34C759, 0x30D158, as: .green)
        /// The palette's mint.
        public static let systemMint = UIColor(0x00C7BE, 0x63E6E2, as: .mint)
        /// The palette's teal.
        public static let systemTeal = UIColor(0x30B0C7, 0x40CBE0, as: .teal)
        /// The palette's cyan.
        public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF, as: .cyan)
        /// The palette's blue.
        public static let systemBlue = UIColor(0x007AFF, 0x0A84FF, as: .blue)
        /// The palette's indigo.
        public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6, as: .indigo)
        /// The palette's purple.
        public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2, as: .purple)
        /// The palette's pink.
        public static let systemPink = UIColor(0xFF2D55, 0xFF375F, as: .pink)
        /// The palette's brown.
        public static let systemBrown = UIColor(0xA2845E, 0xAC8E68, as: .brown)
        /// The palette's gray.
        public static let systemGray = UIColor(0x8E8E93, 0x8E8E93, as: .gray)
        /// The second gray: less contrast than `systemGray`.
        public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
        /// The third gray: less contrast than `systemGray2`.
        public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
        /// The fourth gray: less contrast than `systemGray3`.
        public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
        /// The fifth gray: less contrast than `systemGray4`.
        public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
        /// The sixth gray, close to the background.
        public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)
        /// The app's accent color.
        public static let tintColor = UIColor(0x007AFF, 0x0A84FF, as: .accentColor)
    }

    // Colors by their purpose.
    extension UIColor {
        /// Text of the first level.
        public static let label = UIColor(0x000000, 0xFFFFFF, as: .primary)
        /// Text of the second level.
        public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6), as: .secondary)
        /// Text of the third level.
        public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
        /// Text of the fourth level.
        public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
        /// The prompt of an empty field.
        public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
        /// A line that shows what is behind it.
        public static let separator = UIColor(0x3C3C43, 0x545458, alpha: (0.29, 0.6))
        /// The fill of thin shapes.
        public static let systemFill = UIColor(0x787880, 0x787880, alpha: (0.2, 0.36))
        /// The fill of medium-sized shapes.
        public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: (0.16, 0.32))
        /// The fill of large shapes.
        public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: (0.12, 0.24))
        /// The fill of large areas with complex content.
        public static let quaternarySystemFill = UIColor(0x747480, 0x767680, alpha: (0.08, 0.18))
        /// Light text on a dark background.
        public static let lightText = UIColor(0xFFFFFF, 0xFFFFFF, alpha: (0.6, 0.6))
        /// The background.
        public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
        /// The background of content on `systemBackground`.
        public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
        /// The background of content on `secondarySystemBackground`.
        public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
        /// The background of grouped content.
        public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
        /// The background of content on `systemGroupedBackground`.
        public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
        /// The background of content on `secondarySystemGroupedBackground`.
        public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
        /// A line that hides what is behind it.
        public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
        /// A link.
        public static let link = UIColor(0x007AFF, 0x0984FF)
    }

    // Fixed colors, which are the same in both appearances.
    extension UIColor {
        /// Black.
        public static let black = UIColor(0x000000, 0x000000)
        /// White.
        public static let white = UIColor(0xFFFFFF, 0xFFFFFF)
        /// A dark gray.
        public static let darkGray = UIColor(0x555555, 0x555555)
        /// A light gray.
        public static let lightGray = UIColor(0xAAAAAA, 0xAAAAAA)
        /// A gray.
        public static let gray = UIColor(0x808080, 0x808080)
        /// A pure red.
        public static let red = UIColor(0xFF0000, 0xFF0000)
        /// A pure green.
        public static let green = UIColor(0x00FF00, 0x00FF00)
        /// A pure blue.
        public static let blue = UIColor(0x0000FF, 0x0000FF)
        /// A pure cyan.
        public static let cyan = UIColor(0x00FFFF, 0x00FFFF)
        /// A pure yellow.
        public static let yellow = UIColor(0xFFFF00, 0xFFFF00)
        /// A pure magenta.
        public static let magenta = UIColor(0xFF00FF, 0xFF00FF)
        /// An orange.
        public static let orange = UIColor(0xFF8000, 0xFF8000)
        /// A purple.
        public static let purple = UIColor(0x800080, 0x800080)
        /// A brown.
        public static let brown = UIColor(0x996633, 0x996633)
        /// Dark text on a light background.
        public static let darkText = UIColor(0x000000, 0x000000)
        /// Nothing.
        public static let clear = UIColor(0x000000, 0x000000, alpha: (0, 0))
    }
#endif
