/// The preview of a shared item, of which browsers show the title.
public struct SharePreview<Image, Icon> {
    let title: Text
}

extension SharePreview {
    /// Makes a preview with an image and an icon, which browsers don't show.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        title = Text(titleKey)
    }

    /// Makes a preview with an image and an icon, which browsers don't show.
    public nonisolated init(_ title: Text, image: Image, icon: Icon) {
        self.title = title
    }

    /// Makes a preview with an image and an icon, which browsers don't show.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
        self.title = Text(title)
    }
}

extension SharePreview where Icon == Never {
    /// Makes a preview with an image, which browsers don't show.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
        title = Text(titleKey)
    }

    /// Makes a preview with an image, which browsers don't show.
    public nonisolated init(_ title: Text, image: Image) {
        self.title = title
    }

    /// Makes a preview with an image, which browsers don't show.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, image: Image) where S: StringProtocol {
        self.title = Text(title)
    }
}

extension SharePreview where Image == Never {
    /// Makes a preview with an icon, which browsers don't show.
    public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
        title = Text(titleKey)
    }

    /// Makes a preview with an icon, which browsers don't show.
    public nonisolated init(_ title: Text, icon: Icon) {
        self.title = title
    }

    /// Makes a preview with an icon, which browsers don't show.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, icon: Icon) where S: StringProtocol {
        self.title = Text(title)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Makes a preview with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        title = Text(titleKey)
    }

    /// Makes a preview with a title.
    public nonisolated init(_ title: Text) {
        self.title = title
    }

    /// Makes a preview with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S) where S: StringProtocol {
        self.title = Text(title)
    }
}
