public import Foundation

// Disfavored, so that a literal is a `LocalizedStringKey`.

extension Button where Label == Text {
    /// Makes a button titled with a localized string resource.
    @preconcurrency @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == TipUI.Label<Text, Image> {
    /// Makes a button titled with a localized string resource, with a system symbol.
    @preconcurrency @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TipUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label from a localized string resource and a system symbol.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(titleResource), image: Image(systemName: name))
    }

    /// Makes a label from a localized string resource and an image in the app's resources.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: Text(titleResource), image: Image(name))
    }
}

extension Link where Label == Text {
    /// Makes a link titled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle titled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu titled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == TipUI.Label<Text, Image> {
    /// Creates a menu titled with a localized string resource, with a system symbol.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { TipUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, labeled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link, labeled with a localized string resource, that appends a value to the stack's path; a `nil`
    /// value disables the link.
    @_disfavoredOverload
    public nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?) where P: Hashable {
        self.init(value: value) { Text(titleResource) }
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section titled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension View {
    /// Sets the title of the page.
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
}

extension Picker where Label == Text {
    /// Makes a picker labeled with a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Makes a text field with a localized string resource as its label.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Makes a text field with a localized string resource as its label, and a prompt.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Makes a secure field with a localized string resource as its label.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}
