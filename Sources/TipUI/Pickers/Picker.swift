/// A control for choosing one of several values.
///
/// The views of the content are the options. An option is chosen by its `tag`, or by its id if a ``ForEach`` makes it
/// and it has no tag; an option whose tag has another type than the selection can't be chosen.
///
/// A menu and a wheel are drawn with the browser's own list, which shows only the text of the options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let selections: [Binding<SelectionValue>]
    let content: Content

    /// Makes a picker with a custom label.
    public nonisolated init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        selections = [selection]
        self.content = content()
    }

    /// Makes a picker with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }

    /// Makes a picker of a value that several objects share, with a custom label.
    ///
    /// A choice sets the value of each object; the picker shows the first one's, or none if there are no objects.
    public nonisolated init<C>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.label = label()
        selections = sources.map { $0[keyPath: selection] }
        self.content = content()
    }
}

extension Picker where Label == Text {
    /// Makes a picker labeled with a localized string key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Makes a picker labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == TipUI.Label<Text, Image> {
    /// Makes a picker labeled with a localized string key and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TipUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a picker labeled with a string and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { TipUI.Label(title, systemImage: systemImage) }
    }
}

@MainActor
extension Picker: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let choices = PickerOption.options(of: content, in: environment).map { choice(of: $0) }
        let title = label.plainText(in: environment)
        if environment.isInMenu { return menuItems(choices, title: title, look: environment.pickerLook) }
        switch environment.pickerLook {
        case .menu: return list(of: choices, rows: nil, in: environment)
        case .wheel: return list(of: choices, rows: 5, in: environment)
        case .segmented: return segments(choices, title: title, in: environment)
        case .inline: return rows(choices, in: environment)
        case .navigationLink: return link(to: choices, title: title)
        }
    }

    private func choice(of option: PickerOption) -> PickerChoice {
        guard let value = option.tag?.selection(as: SelectionValue.self) else { return PickerChoice(option: option) }
        let selections = selections
        return PickerChoice(option: option, isSelected: selections.first?.wrappedValue == value) {
            for selection in selections { selection.wrappedValue = value }
        }
    }

    private func menuItems(_ choices: [PickerChoice], title: String, look: PickerLook) -> Primitive {
        let items = choices.map { Primitive.Child($0, key: $0.option.key) }
        if look == .menu {
            let menu = Menu(content: { Views(items) }, label: { label })
            return Primitive(children: [Primitive.Child(menu)])
        }
        return Primitive(
            Element(SectionContent(isInMenu: true), accessibility: Accessibility(label: title)),
            children: items
        )
    }

    /// Returns the browser's list of the options, beside the label.
    private func list(of choices: [PickerChoice], rows: Int?, in environment: EnvironmentValues) -> Primitive {
        let content = PickerContent(
            options: PickerContent.options(choices.filter { $0.select != nil }, in: environment),
            rows: rows,
            isDisabled: !environment.isEnabled,
            hidesLabel: environment.hidesLabels || !environment.isInRow
        )
        let actions = Dictionary(
            zip(content.options.map(\.value), choices.compactMap(\.select))
        ) { first, _ in first }
        return Primitive(
            Element(content),
            children: [Primitive.Child(label)],
            handlers: environment.isEnabled ? [.change: { $0.value.flatMap { actions[$0] }?() }] : [:]
        )
    }

    private func segments(_ choices: [PickerChoice], title: String, in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(SegmentsContent(), accessibility: Accessibility(label: title)),
            children: choices.map { Primitive.Child(PickerSegment(choice: $0), key: $0.option.key) },
            namesChildren: true
        )
    }

    private func rows(_ choices: [PickerChoice], in environment: EnvironmentValues) -> Primitive {
        var rows = choices.map { Primitive.Child($0, key: $0.option.key) }
        if !environment.hidesLabels {
            rows.insert(Primitive.Child(label.foregroundStyle(.secondary), key: "label"), at: 0)
        }
        return Primitive(children: rows)
    }

    private func link(to choices: [PickerChoice], title: String) -> Primitive {
        let link = NavigationLink {
            PickerLevel(title: title, choices: choices)
        } label: {
            HStack {
                label
                Spacer()
                Views(choices.first { $0.isSelected }.map { [Primitive.Child($0.option.view)] } ?? [])
                    .foregroundStyle(.secondary)
            }
        }
        return Primitive(children: [Primitive.Child(link)])
    }
}
