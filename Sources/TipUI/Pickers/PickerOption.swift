/// An option of a picker.
struct PickerOption {
    /// The value that the option stands for; `nil` if it has none.
    var tag: ViewTag?
    var view: any View
    /// The identity of the option within its picker.
    var key: AnyHashable
    /// The header of the section that the option is in; `nil` if it is in none.
    var section: String?

    /// Returns the options among a picker's views; groups, sections, `ForEach` and views with a body are split.
    @MainActor
    static func options(of content: any View, in environment: EnvironmentValues) -> [PickerOption] {
        var reader = OptionReader()
        reader.collect(content, path: [], id: nil, in: environment.insideElement)
        return reader.options
    }
}

/// A view whose children are identified by values, which are tags of children that have none.
private protocol ImplicitlyTagging {}

extension ForEach: ImplicitlyTagging {}

/// A section whose views are options.
private protocol OptionSection {
    var optionHeader: (any View)? { get }
    var options: any View { get }
}

extension Section: OptionSection {
    fileprivate var optionHeader: (any View)? { header }
    fileprivate var options: any View { content }
}

/// Collects the options of a picker from its content.
@MainActor
private struct OptionReader {
    var options: [PickerOption] = []
    var section: String?

    /// - Parameters:
    ///   - path: The keys of the views around the view, and its own.
    ///   - id: The id of the `ForEach` element that the view draws.
    mutating func collect(
        _ view: any View,
        path: [AnyHashable],
        id: AnyHashable?,
        in environment: EnvironmentValues
    ) {
        if let inner = view as? any OptionSection {
            let outer = section
            section = inner.optionHeader.map { $0.plainText(in: environment) } ?? ""
            collect(inner.options, path: path, id: nil, in: environment)
            section = outer
            return
        }
        let primitive = ViewReader.primitive(of: view, in: environment)
        guard primitive.isGroup else { return add(view, path: path, id: id, in: environment) }
        for (index, child) in primitive.children.enumerated() {
            let id = view is any ImplicitlyTagging ? child.key : primitive.children.count == 1 ? id : nil
            collect(child.view, path: path + [child.key ?? AnyHashable(index)], id: id, in: environment)
        }
    }

    private mutating func add(
        _ view: any View,
        path: [AnyHashable],
        id: AnyHashable?,
        in environment: EnvironmentValues
    ) {
        let tag = Self.tag(of: view, in: environment) ?? id.map { ViewTag($0) }
        if tag == nil, ViewReader.primitive(of: view, in: environment).element?.content is DividerContent { return }
        options.append(PickerOption(tag: tag, view: view, key: path, section: section))
    }

    /// Returns the outermost tag of a view, looking through modifiers and bodies.
    private static func tag(of view: any View, in environment: EnvironmentValues) -> ViewTag? {
        let primitive = ViewReader.primitive(of: view, in: environment)
        if let transform = primitive.preferences?.transform {
            var values = PreferenceValues()
            transform(&values)
            if let tag = values[TagKey.self] { return tag }
        }
        guard primitive.children.count == 1 else { return nil }
        return tag(of: primitive.children[0].view, in: environment)
    }
}
