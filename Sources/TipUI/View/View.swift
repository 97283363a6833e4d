/// A part of what a person sees, described by a value.
///
/// Views and all drawing live on the main actor. Declare conformances of types that must also be usable off the main
/// actor in an extension: on the type's own line they would isolate the type.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that stands for this one.
    associatedtype Body: View

    /// The content of this view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never returns: there is no value of this type.
    public var body: Never { self }
}
