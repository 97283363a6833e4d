import Foundation

/// A translation with placeholders, parsed once: "%1$@ has %#@files@".
struct LocalizedFormat: Equatable, Sendable {
    enum Part: Equatable, Sendable {
        case letters(String)
        /// An argument: its position, from 1, if the format gives one, and the specifier, such as "lld".
        case placeholder(position: Int?, specifier: String)
        /// A text that depends on an argument, by its name in the translation.
        case variable(position: Int?, name: String)
        /// The argument on which the enclosing variable depends.
        case argument
    }

    /// The translation as it was written, which is shown if the key has no arguments.
    let source: String
    let parts: [Part]

    init(_ source: String) {
        self.source = source
        var reader = FormatReader(source)
        parts = reader.parts()
    }
}

/// Reads the placeholders of a format string.
private struct FormatReader {
    private let bytes: [UInt8]
    private var position = 0
    private var letters: [UInt8] = []
    private var found: [LocalizedFormat.Part] = []

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func parts() -> [LocalizedFormat.Part] {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "%"), let part = placeholder() {
                addLetters()
                found.append(part)
            } else {
                letters.append(byte)
                if byte == UInt8(ascii: "%"), take("%") { continue }
            }
        }
        addLetters()
        return found
    }

    private mutating func addLetters() {
        guard !letters.isEmpty else { return }
        found.append(.letters(String(decoding: letters, as: UTF8.self)))
        letters = []
    }

    /// Reads what follows a percent sign; `nil`, without reading anything, if it isn't a placeholder.
    private mutating func placeholder() -> LocalizedFormat.Part? {
        if take("arg") { return .argument }
        let start = position
        var number = digits()
        if number != nil, !take("$") {
            number = nil
            position = start
        }
        if take("#@") {
            let name = bytes[position...].prefix { $0 != UInt8(ascii: "@") }
            guard name.endIndex < bytes.count else { return reset(to: start) }
            position = name.endIndex + 1
            return .variable(position: number, name: String(decoding: name, as: UTF8.self))
        }
        let options = position
        skip { "-+#0'123456789.".utf8.contains($0) }
        skip { "hlqLzjt".utf8.contains($0) }
        guard position < bytes.count, "diuoxXfFeEgGaA@".utf8.contains(bytes[position]) else { return reset(to: start) }
        position += 1
        return .placeholder(position: number, specifier: String(decoding: bytes[options..<position], as: UTF8.self))
    }

    private mutating func reset(to start: Int) -> LocalizedFormat.Part? {
        position = start
        return nil
    }

    private mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func skip(while isIncluded: (UInt8) -> Bool) {
        position = bytes[position...].firstIndex { !isIncluded($0) } ?? bytes.count
    }

    private mutating func digits() -> Int? {
        let start = position
        skip { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int(String(decoding: bytes[start..<position], as: UTF8.self))
    }
}

/// The translation of a key into a language, whose forms may depend on the arguments.
struct Translation: Equatable, Sendable {
    indirect enum Form: Equatable, Sendable {
        case format(LocalizedFormat)
        case plural([PluralCategory: Form])
    }

    /// A text within the translation that depends on an argument.
    struct Variable: Equatable, Sendable {
        /// The position of the argument, from 1; if `nil`, the place in the format decides.
        var position: Int?
        /// The specifier for the argument in the variable's forms.
        var specifier: String?
        var form: Form
    }

    var form: Form
    var variables: [String: Variable] = [:]

    init(_ form: Form, variables: [String: Variable] = [:]) {
        self.form = form
        self.variables = variables
    }

    /// Returns the parts of the text for a key's arguments.
    ///
    /// - Parameters:
    ///   - values: The arguments.
    ///   - language: The language of the translation.
    func text(with values: [LocalizedStringKey.Value], language: String) -> LocalizedStringKey {
        var filling = Filling(translation: self, values: values, language: language)
        filling.add(form)
        return LocalizedStringKey(parts: filling.parts, values: filling.used)
    }
}

/// Puts arguments into a translation.
private struct Filling {
    let translation: Translation
    let values: [LocalizedStringKey.Value]
    let language: String
    var parts: [LocalizedStringKey.Part] = []
    var used: [LocalizedStringKey.Value] = []
    private var next = 1
    private var argument: Int?
    private var argumentSpecifier: String?
    private var depth = 0

    init(translation: Translation, values: [LocalizedStringKey.Value], language: String) {
        self.translation = translation
        self.values = values
        self.language = language
    }

    mutating func add(_ form: Translation.Form) {
        switch form {
        case .format(let format):
            if values.isEmpty { return parts.append(.letters(format.source)) }
            for part in format.parts { add(part) }
        case .plural(let forms):
            let position = argument ?? (values.firstIndex { $0.number != nil }).map { $0 + 1 }
            let number = position.flatMap { value(at: $0)?.number }
            if let form = forms[category(of: number, in: forms)] ?? forms[.other] { add(form) }
        }
    }

    /// The category of the form; a form for zero is used for the number zero in all languages.
    private func category(of number: Double?, in forms: [PluralCategory: Translation.Form]) -> PluralCategory {
        guard let number else { return .other }
        return number == 0 && forms[.zero] != nil ? .zero : PluralRule.category(of: number, in: language)
    }

    private mutating func add(_ part: LocalizedFormat.Part) {
        switch part {
        case .letters(let letters): parts.append(.letters(letters))
        case .placeholder(let position, let specifier): addValue(at: position ?? takeNext(), specifier: specifier)
        case .argument: if let argument { addValue(at: argument, specifier: argumentSpecifier ?? "@") }
        case .variable(let position, let name):
            // Ends variables that contain one another.
            guard let variable = translation.variables[name], depth < 8 else { return }
            let outer = (next, argument, argumentSpecifier)
            let own = variable.position ?? position ?? next
            (next, argument, argumentSpecifier) = (own, own, variable.specifier)
            depth += 1
            add(variable.form)
            depth -= 1
            (next, argument, argumentSpecifier) = outer
            if variable.position == nil, position == nil { next += 1 }
        }
    }

    private mutating func takeNext() -> Int {
        defer { next += 1 }
        return next
    }

    private func value(at position: Int) -> LocalizedStringKey.Value? {
        values.indices.contains(position - 1) ? values[position - 1] : nil
    }

    private mutating func addValue(at position: Int, specifier: String) {
        guard let value = value(at: position) else { return }
        parts.append(.value(used.count))
        used.append(value.specified(specifier))
    }
}
