/// The contents of a `.stringsdict` file.
enum PluralStrings {
    static func translations(_ entries: [String: Any]) -> BundleStrings.Table {
        entries.compactMapValues { entry in
            guard let entry = entry as? [String: Any] else { return nil }
            if let format = entry["NSStringLocalizedFormatKey"] as? String {
                let variables = entry.compactMapValues { ($0 as? [String: Any]).flatMap(variable) }
                return Translation(.format(LocalizedFormat(format)), variables: variables)
            }
            return alternative(in: entry).map { Translation(.format(LocalizedFormat($0))) }
        }
    }

    private static func variable(_ rule: [String: Any]) -> Translation.Variable? {
        let forms = rule.compactMap { name, value -> (PluralCategory, Translation.Form)? in
            guard let category = PluralCategory(rawValue: name), let text = value as? String else { return nil }
            return (category, .format(LocalizedFormat(text)))
        }
        guard !forms.isEmpty else { return nil }
        return Translation.Variable(
            specifier: rule["NSStringFormatValueTypeKey"] as? String,
            form: .plural(Dictionary(uniqueKeysWithValues: forms))
        )
    }

    /// The text among those for devices or widths that fits a browser best.
    private static func alternative(in entry: [String: Any]) -> String? {
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return devices.byDevice.lazy.compactMap { $0 as? String }.first
        }
        let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any]
        return widths?.widest as? String
    }
}
