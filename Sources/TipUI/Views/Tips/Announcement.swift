/// Something that screen readers say once.
package struct Announcement {
    let message: String

    package nonisolated init(_ message: String) {
        self.message = message
    }
}

extension Announcement: View {
    package typealias Body = Never
}

@MainActor
extension Announcement: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(.announcement(message)))
    }
}
