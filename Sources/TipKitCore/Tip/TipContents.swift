public import TipContent

/// The declared types of a tip's `message` and `image`, which let the compiler warn of types that aren't optional.
///
/// A `message` of type `Text` doesn't implement the requirement `message` of type `Text?`. Because the requirement has
/// a default implementation, such a tip compiles, but its message is never shown, here as on Apple's systems. The
/// `message` implements a requirement of this protocol through a deprecated conformance, so the compiler warns.
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

@available(*, deprecated, message: "a tip's message is optional, so this one is ignored; write 'var message: Text?'")
extension Text: _OptionalTipContent {}

@available(*, deprecated, message: "a tip's image is optional, so this one is ignored; write 'var image: Image?'")
extension Image: _OptionalTipContent {}
