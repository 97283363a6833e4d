extension PaintStyle {
    /// The style with what the environment says of tint and backgrounds put in its place.
    package func resolved(in environment: EnvironmentValues) -> PaintStyle {
        switch self {
        case .tint: environment.tint ?? .tint
        case .foreground: environment.textPatch.paint?.resolvedForeground(in: environment) ?? .foreground
        case .background: environment.backgroundPaint ?? .background
        case .opacity(let paint, let opacity): .opacity(paint.resolved(in: environment), opacity)
        case .linearGradient(let stops, let start, let end):
            .linearGradient(
                stops.map { Stop(paint: $0.paint.resolved(in: environment), location: $0.location) },
                start: start,
                end: end
            )
        case .system, .rgba, .hierarchical, .material: self
        }
    }
}

extension PaintStyle {
    /// A foreground's style, which can't stand for itself.
    fileprivate func resolvedForeground(in environment: EnvironmentValues) -> PaintStyle {
        self == .foreground ? .foreground : resolved(in: environment)
    }
}
