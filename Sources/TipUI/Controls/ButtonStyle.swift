/// How the label of buttons looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
