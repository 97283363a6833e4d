import Foundation

/// A field for a date, a time or both; its child elements are its label.
///
/// A choice is reported as a `.change` event whose value is the date in HTML's format.
package struct DateFieldContent: ElementContent {
    package static let kind = ElementKind.dateField

    package static var variations: [Variations<DateFieldContent>] {
        var list = Variations(of: DateFieldContent(format: .date, text: "2026-01-02"))
        list.add { $0.format = .time }
        list.add { $0.text = "2026-01-03" }
        list.add { $0.earliest = "2026-01-01" }
        list.add { $0.latest = "2026-12-31" }
        list.add { $0.isDisabled = true }
        list.add { $0.hidesLabel = true }
        return [list]
    }

    package enum Format: Equatable, Sendable { case date, time, dateAndTime }

    package var format: Format
    package var text: String
    package var earliest: String?
    package var latest: String?
    package var isDisabled: Bool
    /// Whether only assistive technology gets the label.
    package var hidesLabel: Bool

    package init(
        format: Format,
        text: String,
        earliest: String? = nil,
        latest: String? = nil,
        isDisabled: Bool = false,
        hidesLabel: Bool = false
    ) {
        self.format = format
        self.text = text
        self.earliest = earliest
        self.latest = latest
        self.isDisabled = isDisabled
        self.hidesLabel = hidesLabel
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { hidesLabel ? [] : .horizontal }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool {
        guard event.kind == .change else { return true }
        // Texts of the same format are in the order of their dates.
        guard let value = event.value, value.count == text.count else { return false }
        return value >= earliest ?? value && value <= latest ?? value
    }
}

/// Converts dates to the texts of date fields and back; the texts are those of HTML, in the Gregorian calendar.
struct FieldClock {
    let format: DateFieldContent.Format
    private let calendar: Calendar

    init(components: DatePickerComponents, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        format = components == .hourAndMinute ? .time : components == .date ? .date : .dateAndTime
    }

    func text(of date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?, _ digits: Int = 2) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
        let time = "\(padded(parts.hour)):\(padded(parts.minute))"
        return switch format {
        case .date: day
        case .time: time
        case .dateAndTime: "\(day)T\(time)"
        }
    }

    /// Returns the date that a text gives, completed with parts of another date; `nil` if there is no such date.
    func date(from text: String, near other: Date) -> Date? {
        var numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: other)
        if format != .time {
            guard numbers.count >= 3 else { return nil }
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            numbers.removeFirst(3)
        }
        if format != .date {
            guard numbers.count == 2 else { return nil }
            (parts.hour, parts.minute, parts.second) = (numbers[0], numbers[1], 0)
        }
        guard let date = calendar.date(from: parts), self.text(of: date) == text else { return nil }
        return date
    }
}
