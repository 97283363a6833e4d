public import TipUI

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
