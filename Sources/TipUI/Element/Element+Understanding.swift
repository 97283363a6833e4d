extension Element {
    /// Whether an event brings the value that the element needs to answer it.
    package func understands(_ event: ElementEvent) -> Bool {
        switch (event.kind, kind) {
        case (.change, .toggle): event.isOn != nil
        case (.change, _): event.value != nil
        default: true
        }
    }
}
