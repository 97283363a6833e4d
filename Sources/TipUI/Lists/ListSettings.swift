public import Foundation

/// How the lists and forms in a view look.
struct ListSettings: Equatable {
    var look = ListContent.Look.insetGrouped
    /// Whether they have a background of their own.
    var hasBackground = true
    /// The space between the rows, in points; `nil` for rows that share a card.
    var rowSpacing: Double?
    var sectionSpacing = ListSectionSpacing.default
}

private enum ListSettingsKey: EnvironmentKey {
    static var defaultValue: ListSettings { ListSettings() }
}

extension EnvironmentValues {
    /// How lists and forms look.
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    /// The space in points; `nil` for the default of the list's style.
    let length: Double?

    /// The default of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less space than by default.
    public static let compact = ListSectionSpacing(length: 10)

    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: Double(spacing)) }
}

extension View {
    /// Sets the space between the rows of the lists in this view, in points; each row gets a card of its own.
    ///
    /// - Parameter spacing: The space; `nil` for rows that share a card.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        EnvironmentModifier(content: self) { $0.listSettings.rowSpacing = spacing.map { Double($0) } }
    }

    /// Sets the space after the sections in this view, which can be a list or a single section.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentModifier(content: self) { $0.listSettings.sectionSpacing = spacing }
    }

    /// Sets the space after the sections in this view, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
