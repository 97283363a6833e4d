/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    package let element: ButtonContent.Role

    /// It takes something away for good.
    public static let destructive = ButtonRole(element: .destructive)
    /// It stops something.
    public static let cancel = ButtonRole(element: .cancel)
    /// It closes something.
    public static let close = ButtonRole(element: .close)
}
