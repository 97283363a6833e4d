extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Makes a button that shares an item.
    public nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Makes a button, titled with a localized string key, that shares an item.
    public nonisolated init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }

    /// Makes a button, titled with a text, that shares an item.
    public nonisolated init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Makes a button, titled with a string, that shares an item.
    @_disfavoredOverload
    public nonisolated init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
        self.init(Text(title), item: item, subject: subject, message: message)
    }

    /// Makes a button that shares several items.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Makes a button, titled with a localized string key, that shares several items.
    public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Makes a button, titled with a text, that shares several items.
    public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Makes a button, titled with a string, that shares several items.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where S: StringProtocol {
        self.init(Text(title), items: items, subject: subject, message: message)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Makes a button with a custom label that shares an item.
    public nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }

    /// Makes a button with a custom label that shares several items.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, nil, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Makes a button that shares an item with a preview.
    public nonisolated init<I>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Makes a button, titled with a localized string key, that shares an item with a preview.
    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// Makes a button, titled with a text, that shares an item with a preview.
    public nonisolated init<I>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }

    /// Makes a button, titled with a string, that shares an item with a preview.
    @_disfavoredOverload
    public nonisolated init<S, I>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
        self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
    }

    /// Makes a button that shares several items with previews.
    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel())
    }

    /// Makes a button, titled with a localized string key, that shares several items with previews.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Makes a button, titled with a text, that shares several items with previews.
    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
    }

    /// Makes a button, titled with a string, that shares several items with previews.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }
}

extension ShareLink {
    /// Makes a button with a custom label that shares an item with a preview.
    public nonisolated init<I>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }

    /// Makes a button with a custom label that shares several items with previews.
    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }
}
