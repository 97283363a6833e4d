public import TipContent

/// The declared types of a tip's `message` and `image`, which let the compiler reject types that aren't optional.
///
/// A `message` of type `Text` doesn't implement the requirement `message` of type `Text?`. Because the requirement has
/// a default implementation, such a tip would compile, but its message would never be shown. Instead, the `message`
/// implements a requirement of this protocol through an unavailable conformance, so the compiler reports an error.
public protocol _TipContents {
    /// The type with which the tip declares its `message`.
    associatedtype _Message: _OptionalTipContent
    /// The type with which the tip declares its `image`.
    associatedtype _Image: _OptionalTipContent

    /// The message, with its declared type.
    @_disfavoredOverload var message: _Message { get }

    /// The image, with its declared type.
    @_disfavoredOverload var image: _Image { get }
}

/// A type that the `message` or `image` of a tip can have.
public protocol _OptionalTipContent {}

extension Optional: _OptionalTipContent {}

@available(*, unavailable, message: "a tip's message is optional; write 'var message: Text?'")
extension Text: _OptionalTipContent {}

@available(*, unavailable, message: "a tip's image is optional; write 'var image: Image?'")
extension Image: _OptionalTipContent {}
