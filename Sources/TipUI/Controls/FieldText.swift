import Foundation

/// The text of a field, which may represent a value of another type.
struct FieldText {
    /// A value that a text represents.
    struct Parsed {
        /// The text of the value in the field's format.
        var text: String
        /// Sets the field's value.
        var set: () -> Void
    }

    /// Whether the text represents a value in a format, so that what a person types may differ from the value's text.
    let isFormatted: Bool
    /// Returns the text of the current value; the locale is `nil` unless a view sets one.
    private let read: (Locale?) -> String
    /// Returns the value of a text, or `nil` if the text represents none.
    private let parse: (String, Locale?) -> Parsed?

    nonisolated init(_ text: Binding<String>) {
        isFormatted = false
        read = { _ in text.wrappedValue }
        parse = { typed, _ in Parsed(text: typed) { text.wrappedValue = typed } }
    }

    nonisolated init<F>(_ value: Binding<F.FormatInput>, format: F)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        isFormatted = true
        read = { format.with($0).format(value.wrappedValue) }
        parse = { typed, locale in
            format.with(locale).parsed(typed) { value.wrappedValue = $0 }
        }
    }

    nonisolated init<F>(_ value: Binding<F.FormatInput?>, format: F)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        isFormatted = true
        read = { locale in value.wrappedValue.map { format.with(locale).format($0) } ?? "" }
        parse = { typed, locale in
            if typed.isEmpty { return Parsed(text: "") { value.wrappedValue = nil } }
            return format.with(locale).parsed(typed) { value.wrappedValue = $0 }
        }
    }

    nonisolated init<V>(_ value: Binding<V>, formatter: Formatter) {
        isFormatted = true
        read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        parse = { typed, _ in
            let found: Any? =
                switch formatter {
                case let numbers as NumberFormatter: numbers.number(from: typed).flatMap { Self.number($0, as: V.self) }
                case let dates as DateFormatter: dates.date(from: typed)
                default: typed
                }
            guard let new = found as? V else { return nil }
            return Parsed(text: formatter.string(for: new) ?? "") { value.wrappedValue = new }
        }
    }

    /// Returns what the field shows: what the person typed, unless the value has become another since.
    func shown(draft: String?, in locale: Locale?) -> String {
        let current = read(locale)
        guard isFormatted, let draft else { return current }
        return parse(draft, locale).map { $0.text == current ? draft : current } ?? draft
    }

    /// Sets the value to that of a text; a text that represents no value leaves the value unchanged.
    func write(_ typed: String, in locale: Locale?) {
        parse(typed, locale)?.set()
    }

    /// Returns a number as a value of a field's type.
    private static func number(_ number: NSNumber, as type: Any.Type) -> Any? {
        switch type {
        case is Int.Type, is Int?.Type: Int(exactly: number)
        case is Float.Type, is Float?.Type: number.floatValue
        case is Decimal.Type, is Decimal?.Type: number.decimalValue
        case is Double.Type, is Double?.Type: number.doubleValue
        default: number
        }
    }
}

extension ParseableFormatStyle where FormatOutput == String {
    /// Returns the style in a locale; in the style's own locale if no locale was set.
    fileprivate func with(_ locale: Locale?) -> Self {
        locale.map { self.locale($0) } ?? self
    }

    fileprivate func parsed(_ typed: String, set: @escaping (FormatInput) -> Void) -> FieldText.Parsed? {
        // A text that can't be parsed is an ordinary state while a person types.
        guard let value = try? parseStrategy.parse(typed) else { return nil }
        return FieldText.Parsed(text: format(value)) { set(value) }
    }
}
