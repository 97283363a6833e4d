/// A switch, whose children are its label.
///
/// A change is reported as `.change` with "true" or "false" as value.
package struct ToggleContent: ElementContent {
    package static let kind = ElementKind.toggle
    package static let variations = [Variations(of: ToggleContent(isOn: false), ToggleContent(isOn: true))]

    package var isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }

    package func understands(_ event: ElementEvent) -> Bool { event.kind != .change || event.isOn != nil }
}
