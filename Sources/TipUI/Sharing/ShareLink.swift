public import Foundation

/// A button that shares texts and links with the browser's share sheet.
///
/// In browsers without a share sheet the button copies what it shares, and says so. Without script, or on pages that a
/// browser doesn't trust with the clipboard, it opens the link, or begins an email with the text.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
    let items: Data
    let subject: Text?
    let message: Text?
    let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    let label: Label

    nonisolated init(
        _ items: Data,
        _ subject: Text?,
        _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
        _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }
}

@MainActor
extension ShareLink: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let (choice, content) = (environment.buttonChoice, content(in: environment))
        return Primitive(
            Element(
                ButtonContent(
                    look: choice.look,
                    isDisabled: !environment.isEnabled || content.text == nil && content.url == nil,
                    tint: environment.tint,
                    share: content,
                    size: environment.controlSize,
                    shape: environment.buttonBorderShape
                )
            ),
            children: [Primitive.Child(choice.styledLabel(of: label, role: nil))]
        )
    }

    private func content(in environment: EnvironmentValues) -> ShareContent {
        let urls = items.compactMap { ($0 as? URL)?.absoluteString }
        var texts = items.compactMap { $0 as? String }
        if let message, !urls.isEmpty || !texts.isEmpty { texts.insert(message.plain(in: environment), at: 0) }
        // A share sheet takes one link.
        if urls.count > 1 { texts += urls }
        let title = subject ?? items.first.flatMap { preview?($0).title }
        return ShareContent(
            title: title?.plain(in: environment),
            text: texts.isEmpty ? nil : texts.joined(separator: "\n"),
            url: urls.count == 1 ? urls[0] : nil,
            confirmation: environment.text(of: SystemWord.copied)
        )
    }
}

extension ShareLink: SingleElementView {}

/// A value that a share link can share: a text or a URL.
///
/// Apple's protocol describes how the values of any type are exchanged. Here it has no requirements, and a share link
/// for values of other types can't be pressed.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}

/// What a button shares.
package struct ShareContent: Equatable, Sendable {
    package var title: String?
    package var text: String?
    package var url: String?
    /// The text that says that the content was copied.
    package var confirmation: String

    package init(title: String? = nil, text: String? = nil, url: String? = nil, confirmation: String) {
        self.title = title
        self.text = text
        self.url = url
        self.confirmation = confirmation
    }

    /// The address that is opened without script: the link, or an email with the text.
    package var address: String {
        if let url, let safe = LinkAddress.safe(url) { return safe }
        let body = [text, url].compactMap(\.self).joined(separator: "\n")
        var mail = URLComponents()
        mail.scheme = "mailto"
        mail.queryItems = [
            title.map { URLQueryItem(name: "subject", value: $0) }, URLQueryItem(name: "body", value: body),
        ]
        .compactMap(\.self)
        return mail.string ?? "mailto:"
    }
}

/// The label of a share link: a symbol and a title, which by default is "Share…".
public struct DefaultShareLinkLabel {
    let title: Text?
    @Environment(\.self) private var environment

    nonisolated init(_ title: Text? = nil) {
        self.title = title
    }
}

extension DefaultShareLinkLabel: View {
    /// The content of the label.
    public var body: some View {
        Label(
            title: title ?? Text(verbatim: environment.text(of: SystemWord.share)),
            image: Image(systemName: "square.and.arrow.up")
        )
    }
}
