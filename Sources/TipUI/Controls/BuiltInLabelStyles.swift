/// A style that draws the parts of a label without code of the app.
@MainActor
protocol BuiltInLabelStyle: LabelStyle {
    var look: LabelLook { get }
}

extension BuiltInLabelStyle {
    fileprivate func makeLabel(_ configuration: LabelStyleConfiguration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }
        .environment(\.labelChoice, .look(look))
    }
}

/// The platform's default label style: title and icon, in a toolbar only the icon.
public struct DefaultLabelStyle: BuiltInLabelStyle {
    var look: LabelLook { .automatic }

    /// Creates the style.
    public nonisolated init() {}

    /// Makes the view of a label.
    public func makeBody(configuration: Configuration) -> some View { makeLabel(configuration) }
}

/// A label style that shows title and icon, also in a toolbar.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
    var look: LabelLook { .titleAndIcon }

    /// Creates the style.
    public nonisolated init() {}

    /// Makes the view of a label.
    public func makeBody(configuration: Configuration) -> some View { makeLabel(configuration) }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
    var look: LabelLook { .titleOnly }

    /// Creates the style.
    public nonisolated init() {}

    /// Makes the view of a label.
    public func makeBody(configuration: Configuration) -> some View { makeLabel(configuration) }
}

/// A label style that shows only the icon; assistive technology reads the title.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
    var look: LabelLook { .iconOnly }

    /// Creates the style.
    public nonisolated init() {}

    /// Makes the view of a label.
    public func makeBody(configuration: Configuration) -> some View { makeLabel(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The platform's default style: title and icon, in a toolbar only the icon.
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon, also in a toolbar.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the title.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the icon; assistive technology reads the title.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
