/// A list from which the person chooses one option; its child elements are its label.
///
/// A choice is reported as a `.change` event whose value is that of an option.
package struct PickerContent: ElementContent {
    package static let kind = ElementKind.picker

    package static var variations: [Variations<PickerContent>] {
        let options = [Option(title: "a", value: "a"), Option(title: "b", value: "b", isSelected: true)]
        var list = Variations(of: PickerContent(options: options))
        list.add { $0.options[0].title = "c" }
        list.add { $0.options[1].value = "d" }
        list.add { $0.options[1].section = "e" }
        list.add { $0.options[1].isSelected = false }
        list.add { $0.options = [] }
        list.add { $0.rows = 5 }
        list.add { $0.isDisabled = true }
        list.add { $0.hidesLabel = true }
        return [list]
    }

    package struct Option: Equatable, Sendable {
        package var title: String
        /// The text that identifies the option in events.
        package var value: String
        /// The header of the option's section; `nil` if it is in none.
        package var section: String?
        package var isSelected: Bool

        package init(title: String, value: String, section: String? = nil, isSelected: Bool = false) {
            self.title = title
            self.value = value
            self.section = section
            self.isSelected = isSelected
        }
    }

    package var options: [Option]
    /// The number of options that are visible at a time; `nil` for a list that a press opens.
    package var rows: Int?
    package var isDisabled: Bool
    /// Whether only assistive technology gets the label.
    package var hidesLabel: Bool

    package init(options: [Option], rows: Int? = nil, isDisabled: Bool = false, hidesLabel: Bool = false) {
        self.options = options
        self.rows = rows
        self.isDisabled = isDisabled
        self.hidesLabel = hidesLabel
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        hidesLabel && rows == nil ? [] : .horizontal
    }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool {
        event.kind != .change || options.contains { $0.value == event.value }
    }
}

extension PickerContent {
    /// Returns the options of a picker's choices; a title that an earlier option has gets a number in its value.
    ///
    /// The value is made of the title, so that a choice that was made just before the options change still means the
    /// option that the person saw.
    @MainActor
    static func options(_ choices: [PickerChoice], in environment: EnvironmentValues) -> [Option] {
        var counts: [String: Int] = [:]
        return choices.map { choice in
            let title = choice.option.view.plainText(in: environment)
            counts[title, default: 0] += 1
            let count = counts[title, default: 1]
            return Option(
                title: title,
                value: count == 1 && !title.isEmpty ? title : "\(title) \(count)",
                section: choice.option.section,
                isSelected: choice.isSelected
            )
        }
    }
}

/// A group of segments, of which one is on; its children are the segments.
package struct SegmentsContent: ElementContent {
    package static let kind = ElementKind.segments
    package static let variations = [Variations(of: SegmentsContent())]

    package var stackingAxis: Axis? { .horizontal }

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
