/// A style that renderers draw.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var look: ButtonContent.Look { get }
}
