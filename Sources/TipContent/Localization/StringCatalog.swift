/// A string catalog, as Xcode writes it to `.xcstrings` files.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?
    }

    /// A text in a language: one value, or several forms.
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        var state: String?
        var value: String
    }

    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
        var width: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
        var stringUnit: Unit?
    }

    /// The translations of all keys, by language.
    func translations() -> [String: BundleStrings.Table] {
        var all: [String: BundleStrings.Table] = [:]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                let isSource = language == sourceLanguage
                guard isSource || entry.shouldTranslate != false,
                    let form = localization.form(isSource: isSource)
                else { continue }
                let variables = (localization.substitutions ?? [:]).compactMapValues { substitution in
                    substitution.form(isSource: isSource).map {
                        Translation.Variable(
                            position: substitution.argNum,
                            specifier: substitution.formatSpecifier,
                            form: $0
                        )
                    }
                }
                all[language, default: [:]][key] = Translation(form, variables: variables)
            }
        }
        return all
    }
}

extension StringCatalog.Localization {
    fileprivate func form(isSource: Bool) -> Translation.Form? {
        variations?.form(isSource: isSource) ?? stringUnit?.form(isSource: isSource)
    }
}

extension StringCatalog.Substitution {
    fileprivate func form(isSource: Bool) -> Translation.Form? {
        variations?.form(isSource: isSource) ?? stringUnit?.form(isSource: isSource)
    }
}

extension StringCatalog.Unit {
    /// The text, unless it waits for its translation.
    fileprivate func form(isSource: Bool) -> Translation.Form? {
        isSource || state != "new" ? .format(LocalizedFormat(value)) : nil
    }
}

extension StringCatalog.Variations {
    /// The forms for numbers; of the forms for devices and widths, the one that fits a browser best.
    fileprivate func form(isSource: Bool) -> Translation.Form? {
        if let plural {
            let forms = plural.compactMap { name, localization -> (PluralCategory, Translation.Form)? in
                guard let category = PluralCategory(rawValue: name), let form = localization.form(isSource: isSource)
                else { return nil }
                return (category, form)
            }
            return forms.isEmpty ? nil : .plural(Dictionary(uniqueKeysWithValues: forms))
        }
        if let device {
            return device.byDevice.lazy.compactMap { $0.form(isSource: isSource) }.first
        }
        return width?.widest?.form(isSource: isSource)
    }
}

extension Dictionary where Key == String {
    /// The forms for several devices, beginning with the one that fits a browser best.
    var byDevice: [Value] { (["other", "iphone", "ipad", "mac"] + keys.sorted()).compactMap { self[$0] } }

    /// Of the forms for several widths, the one for the greatest.
    var widest: Value? { self.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }?.value }
}
