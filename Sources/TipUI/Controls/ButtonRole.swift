/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case cancel, destructive, close }

    package let kind: Kind

    /// It takes something away for good.
    public static let destructive = ButtonRole(kind: .destructive)
    /// It stops something.
    public static let cancel = ButtonRole(kind: .cancel)
    /// It closes something.
    public static let close = ButtonRole(kind: .close)
}
