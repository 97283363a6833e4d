/// A built-in picker style.
protocol BuiltInPickerStyle: PickerStyle {
    var look: PickerLook { get }
}

/// The platform's default picker style: a menu.
public struct DefaultPickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .menu }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's default picker style: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A picker style that shows the chosen option, which opens a menu of all options.
public struct MenuPickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .menu }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style that shows the chosen option, which opens a menu of all options.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker style with the options side by side; the label isn't shown.
public struct SegmentedPickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .segmented }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style with the options side by side; the label isn't shown.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A picker style with a row for each option, and a checkmark in the row of the chosen one.
public struct InlinePickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .inline }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style with a row for each option, and a checkmark in the row of the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style that shows the chosen option, and all options on a level of the navigation stack.
public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .navigationLink }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style that shows the chosen option, and all options on a level of the navigation stack.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A picker style with a list that shows several options at a time.
public struct WheelPickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .wheel }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style with a list that shows several options at a time.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A picker style for symbols and colors, which are side by side; in a menu, they are items.
public struct PalettePickerStyle: BuiltInPickerStyle {
    var look: PickerLook { .segmented }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style for symbols and colors, which are side by side; in a menu, they are items.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
