/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
