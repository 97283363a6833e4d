import Foundation
import Testing

@testable import TipContent
@testable import TipUI

/// The strings beside this file.
enum TestStrings {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static var bundle: Bundle {
        get throws { try #require(Bundle(url: folder.appendingPathComponent("Strings"))) }
    }

    static let damaged = folder.appendingPathComponent("Damaged/Localizable.xcstrings")
    static let good = BundleStrings(files: StringsFiles.within(folder.appendingPathComponent("Strings")))
}

/// Returns the plain text of a key in a language.
private func text(_ key: LocalizedStringKey, _ language: String, table: String? = nil) throws -> String {
    let text = Text(key, tableName: table, bundle: try TestStrings.bundle)
    return text.plain(in: EnvironmentValues(locale: Locale(identifier: language)))
}

@Suite struct StringsTests {
    @Test("A text is the translation of its key, in the language's variant if there is one")
    func translations() throws {
        #expect(try text("Harbor", "de") == "Hafen")
        #expect(try text("Harbor", "de_CH") == "Hafen")
        #expect(try text("Harbor", "de_AT") == "Hofn")
        #expect(try text("Press here", "de_AT") == "Hier drücken")
        #expect(try text("Harbor", "it") == "Porto")
        #expect(try text("Lost", "de") == "Verloren")
    }

    @Test("Without a translation, a text is in the source language, and without that, it is the key")
    func fallback() throws {
        #expect(try text("welcome.title", "en") == "Welcome")
        #expect(try text("welcome.title", "fr") == "Welcome")
        #expect(try text("Harbor", "en") == "Harbor")
        #expect(try text("Harbor", "fr") == "Harbor")
        #expect(try text("OpenSea", "de") == "OpenSea")
        #expect(try text("Plain", "de") == "Plain")
        #expect(try text("unknown \("a")", "de") == "unknown a")
        #expect(try text("Tide", "de") == "Tide")
        #expect(try text("Tide", "de", table: "Unknown") == "Tide")
        #expect(try text("Only here", "de", table: "Sea") == "Only in English")
    }

    @Test("A plural has the form of its language for the number")
    func plurals() throws {
        for (language, number, expected) in [
            ("en", 1, "1 boat"), ("en", 0, "0 boats"), ("de", 0, "kein Boot"), ("de", 1, "ein Boot"),
            ("de", 1234, "1.234 Boote"), ("ru", 21, "21 лодка"), ("ru", 3, "3 лодки"), ("ru", 12, "12 лодок"),
            ("ar", 0, "لا قوارب"), ("ar", 2, "قاربان"), ("ar", 5, "5 قوارب"), ("ar", 11, "11 قاربًا"),
            ("ar_EG", 5, "٥ قوارب"), ("pl", 22, "22 łodzie"), ("pl", 25, "25 łodzi"), ("ja", 1, "1 boat"),
        ] {
            #expect(try text("Boats: \(number)", language) == expected)
        }
    }

    @Test("Several plurals in a text depend on one argument each, in any order")
    func substitutions() throws {
        let key: LocalizedStringKey = "\("Mia") has \(2) boats in \(1) harbors"
        #expect(try text(key, "en") == "Mia has 2 boats in 1 harbor")
        #expect(try text(key, "de") == "In einem Hafen hat Mia 2 Boote")
        #expect(try text("Loop \(1)", "de").allSatisfy { $0 == "x" })
        #expect(try text("Missing \("a")", "de") == " und a")
    }

    @Test("Arguments keep their style, and Markdown of the translation applies")
    func arguments() throws {
        #expect(try text("From \("A") to \("*B*")", "de") == "Nach *B* von A")
        #expect(try text("\(3.25, specifier: "%.1f") knots", "de") == "3,2 Knoten")
        #expect(try text("\(3.25, specifier: "%.1f") knots", "fr") == "3 nœuds")
        #expect(try text("\(3.25, specifier: "%.1f") knots", "en") == "3.2 knots")
        #expect(try text("\(50)% of \("a")", "de") == "50 % von a")
        #expect(try text("\(50)% of \("a")", "ja") == "50% of a")
        #expect(try text("100% sea", "de") == "100% Meer")
        let bundle = try TestStrings.bundle
        let environment = EnvironmentValues(locale: Locale(identifier: "de"))
        let deep = Text("**Deep** sea", bundle: bundle).runs(in: environment)
        #expect(deep.map(\.content) == [.string("Tiefe"), .string(" See")])
        #expect(deep[0].style.weight == .bold)
        let key = Text("Press \(Text("Return").italic())", bundle: bundle).runs(in: environment)
        #expect(key.map(\.content) == [.string("Return"), .string(" drücken")])
        #expect(key[0].style.isItalic)
        let symbol = Text("Press \(Image(systemName: "star"))", bundle: bundle).runs(in: environment)
        #expect(symbol.count == 2)
        #expect(symbol.last?.content == .string(" drücken"))
    }

    @Test("Tables of .strings and .stringsdict files are read, whatever the case of their folder's name")
    func tables() throws {
        #expect(try text("Tide", "de", table: "Sea") == "Gezeiten")
        #expect(try text("Tide", "zh_TW", table: "Sea") == "潮汐")
        #expect(try text("Tide", "zh_CN", table: "Sea") == "Tide")
        #expect(try text("Ship \"\("Ada")\"", "de", table: "Sea") == "Schiff „Ada“\u{a0}!")
        #expect(try text("Waves \(0)", "de", table: "Sea") == "Flaute")
        #expect(try text("Waves \(1)", "de", table: "Sea") == "1 Welle")
        #expect(try text("Waves \(2000)", "de", table: "Sea") == "2.000 Wellen")
        #expect(
            try text("\("Ada") saw \(1) gulls and \(2) terns", "de", table: "Sea")
                == "2 Seeschwalben und eine Möwe sah Ada"
        )
        #expect(try text("Speed", "de", table: "Sea") == "Geschwindigkeit")
    }

    @Test("A damaged file is one line of the log, which names the file, and its keys are shown")
    func damage() {
        var lines: [String] = []
        let strings = BundleStrings(files: [TestStrings.damaged, TestStrings.damaged]) { lines.append($0) }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains(TestStrings.damaged.path) && !$0.contains("\n") })
        #expect(strings.isEmpty)
        #expect(strings.developmentLanguage == nil)
    }

    @Test("A bundle's files are read once")
    func once() throws {
        let bundle = try TestStrings.bundle
        let first = BundleStrings.of(bundle)
        #expect(BundleStrings.of(bundle) === first)
        #expect(BundleStrings.of(try TestStrings.bundle) === first)
        #expect(BundleStrings.of(nil) === BundleStrings.main)
        #expect(first.languages == ["ar", "de", "de-AT", "en", "fr", "it", "pl", "ru", "zh-hant"])
        #expect(first.developmentLanguage == "en")
    }
}

@Suite struct LocalizedStringTests {
    @Test("A string is in the person's language; its locale determines only the format of values")
    func strings() throws {
        let bundle = try TestStrings.bundle
        let german = ReadingSettings(direction: nil, locale: Locale(identifier: "de"))
        PersonLocale.$visitor.withValue(german) {
            #expect(String(localized: "Harbor", bundle: bundle) == "Hafen")
            #expect(String(localized: "Boats: \(1234)", bundle: bundle) == "1.234 Boote")
            let english = Locale(identifier: "en")
            #expect(String(localized: "Boats: \(1234)", bundle: bundle, locale: english) == "1,234 Boote")
            #expect(String(localized: "**Deep** sea", bundle: bundle) == "**Tiefe** See")
            #expect(String(localized: "Tide", table: "Sea", bundle: bundle) == "Gezeiten")
            #expect(Text("Harbor", bundle: bundle).plain == "Hafen")
            #expect(EnvironmentValues().locale == Locale(identifier: "de"))
        }
        #expect(String(localized: "Nowhere \(1)") == "Nowhere 1")
    }

    @Test("A default value is the text if the key isn't found, and has the translation's arguments")
    func defaultValues() throws {
        let bundle = try TestStrings.bundle
        #expect(String(localized: "welcome.name", defaultValue: "Hello, \("Mia")", bundle: bundle) == "Hello, Mia")
        PersonLocale.$visitor.withValue(ReadingSettings(direction: nil, locale: Locale(identifier: "de"))) {
            let text = String(localized: "welcome.name", defaultValue: "Hello, \("Mia")", bundle: bundle)
            #expect(text == "Willkommen, Mia")
        }
    }

    @Test("A resource is looked up in its locale, which can be changed, or else in that of its text's environment")
    func resources() throws {
        let address = try TestStrings.bundle.bundleURL
        var resource = LocalizedStringResource("Boats: \(2)", bundle: .atURL(address))
        #expect(resource.key == "Boats: %lld")
        let russian = EnvironmentValues(locale: Locale(identifier: "ru"))
        #expect(Text(resource).plain(in: russian) == "2 лодки")
        resource.locale = Locale(identifier: "de")
        #expect(String(localized: resource) == "2 Boote")
        #expect(Text(resource).plain(in: russian) == "2 Boote")
        #expect(Text("-> \(resource)").plain(in: russian) == "-> 2 Boote")
        let named = LocalizedStringResource("welcome.title", defaultValue: "Hi", bundle: .atURL(address))
        #expect(named.key == "welcome.title")
        #expect(String(localized: named) == "Welcome")
        #expect(named == named)
        #expect(named != resource)
        let literal: LocalizedStringResource = "Nowhere \(1)"
        #expect(String(localized: literal) == "Nowhere 1")
    }

    @Test("Interpolated numbers and dates are in the locale of the text; a style with its own locale keeps it")
    func formats() {
        let german = EnvironmentValues(locale: Locale(identifier: "de"))
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(Text("\(1234) \(1.5) \(UInt8(7)) \(Float(0.25))").plain(in: german) == "1.234 1,500000 7 0,250000")
        #expect(Text("\(255, specifier: "%x") \(7, specifier: "%03d")°").plain(in: german) == "ff 007°")
        #expect(Text("\(2, specifier: "%.1f") \(2.5, specifier: "%d")").plain(in: german) == "2,0 2,500000")
        #expect(Text("\(1234.5, format: .number)").plain(in: german) == "1.234,5")
        #expect(Text(1234.5, format: .number).plain(in: german) == "1.234,5")
        #expect(Text(1234.5, format: .number.locale(Locale(identifier: "en"))).plain(in: german) == "1,234.5")
        #expect(Text(date, format: .dateTime.month(.wide)).plain(in: german) == "September")
        #expect(Text(date, style: .date).plain(in: german).hasSuffix(". September 2001"))
        #expect(Text("on \(date, style: .date)").plain(in: german).hasSuffix(". September 2001"))
        #expect(Text(date...date.addingTimeInterval(172_800)).plain(in: german).contains("9.9.2001"))
        #expect(Text(DateInterval(start: date, duration: 172_800)) == Text(date...date.addingTimeInterval(172_800)))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
    }
}
