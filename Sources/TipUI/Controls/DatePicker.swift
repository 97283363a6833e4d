public import Foundation

/// A control for choosing a date, a time or both.
///
/// It is the browser's own control, which shows dates as the browser's language does. The date is that of the time zone
/// in the environment.
public struct DatePicker<Label: View> {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    let label: Label
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents

    nonisolated init(
        _ label: Label,
        _ selection: Binding<Date>,
        from earliest: Date? = nil,
        through latest: Date? = nil,
        _ components: DatePickerComponents
    ) {
        self.label = label
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
    }
}

extension DatePicker {
    /// Makes a date picker with a custom label.
    public nonisolated init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, displayedComponents)
    }

    /// Makes a date picker of a range, with a custom label.
    public nonisolated init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }

    /// Makes a date picker of the dates from a date on, with a custom label.
    public nonisolated init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: range.lowerBound, displayedComponents)
    }

    /// Makes a date picker of the dates up to a date, with a custom label.
    public nonisolated init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, through: range.upperBound, displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// Makes a date picker titled with a localized string key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, displayedComponents)
    }

    /// Makes a date picker of a range, titled with a localized string key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }

    /// Makes a date picker of the dates from a date on, titled with a localized string key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: range.lowerBound, displayedComponents)
    }

    /// Makes a date picker of the dates up to a date, titled with a localized string key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, through: range.upperBound, displayedComponents)
    }

    /// Makes a date picker titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(Text(title), selection, displayedComponents)
    }

    /// Makes a date picker of a range, titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where S: StringProtocol {
        self.init(Text(title), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }
}

@MainActor
extension DatePicker: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let clock = FieldClock(components: components, timeZone: environment.timeZone)
        let selection = selection
        let content = DateFieldContent(
            format: clock.format,
            text: clock.text(of: selection.wrappedValue),
            earliest: earliest.map { clock.text(of: $0) },
            latest: latest.map { clock.text(of: $0) },
            isDisabled: !environment.isEnabled,
            hidesLabel: environment.hidesLabels
        )
        return Primitive(
            Element(content),
            children: [Primitive.Child(label)],
            handlers: environment.isEnabled
                ? [
                    .change: { event in
                        guard content.hasRequiredValue(event), let text = event.value,
                            let date = clock.date(from: text, near: selection.wrappedValue)
                        else { return }
                        selection.wrappedValue = date
                    }
                ] : [:]
        )
    }
}

extension DatePicker: SingleElementView {}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}
