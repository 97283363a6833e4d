public import TipUI

/// The card of an inline tip.
struct TipCallout: View {
    let configuration: TipViewStyleConfiguration
    let arrowEdge: Edge?
    let anchorName: String?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius

    var body: some View {
        Callout(
            CalloutContent(
                arrowEdge: arrowEdge,
                background: background,
                cornerRadius: cornerRadius,
                anchorName: anchorName
            ),
            label: configuration.name
        ) {
            StyledTip(configuration: configuration)
        }
    }
}

/// A tip in the style of its environment.
struct StyledTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        if let style {
            style.makeBody(configuration)
        } else {
            MiniTipViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// The button that closes a tip.
struct TipCloseButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "xmark")
        }
        .buttonLook(.close)
        .accessibilityLabel(SystemWord.closeTip)
    }
}

/// The button of one of a tip's actions.
struct TipActionButton: View {
    let label: Text
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            label
        }
        .buttonLook(.tipAction)
    }
}

extension View {
    /// Marks the view that the arrow of an inline tip points at: a ``TipView`` made with the same `anchorID`.
    ///
    /// - Parameter id: An id that no other view of the page has.
    public nonisolated func tipAnchor<AnchorID>(_ id: AnchorID) -> some View where AnchorID: Hashable & Sendable {
        anchorName(TipAnchorName(id).text)
    }
}

/// The name of an anchor's id, the same for equal ids as long as the process lives.
struct TipAnchorName {
    let text: String

    init(_ id: some Hashable) {
        text = String(UInt(bitPattern: AnyHashable(id).hashValue), radix: 36)
    }
}

/// What a tip declares as `message` and `image`, so that the compiler can refuse one without its question mark.
///
/// A `message` of type `Text` isn't `Tip`'s `message` of type `Text?`, which has a default, so it would compile and
/// never be shown. Here it fits, by a conformance that is unavailable.
public protocol _TipContents {
    /// The type that the tip's `message` is declared with.
    associatedtype _Message: _OptionalTipContent
    /// The type that the tip's `image` is declared with.
    associatedtype _Image: _OptionalTipContent

    /// The body text, as it is declared.
    @_disfavoredOverload var message: _Message { get }

    /// The picture beside the title, as it is declared.
    @_disfavoredOverload var image: _Image { get }
}

/// A type that `message` or `image` of a tip can have.
public protocol _OptionalTipContent {}

extension Optional: _OptionalTipContent {}

@available(*, unavailable, message: "a tip's message is optional; write 'var message: Text?'")
extension Text: _OptionalTipContent {}

@available(*, unavailable, message: "a tip's image is optional; write 'var image: Image?'")
extension Image: _OptionalTipContent {}
