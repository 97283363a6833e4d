/// A type whose views can be looked at while they are made: a page below `/_previews` of a program that was started with
/// `--previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views, shown on one page.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
