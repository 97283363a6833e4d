package import TipKitEngine
package import TipUI

/// Creates an in-memory tip center for each preview page, and discards the center with the page.
enum PreviewCenter: PreviewHosting {
    static func makeHost() -> GraphHost {
        GraphHost(of: TipCenter(keepsInMemory: true))
    }
}

extension GraphHost {
    /// Creates a host that runs its code with the given center as the current center.
    package init(of center: TipCenter) {
        self.init(scope: { body in center.run(body) }, taskScope: { body in await center.run(body) })
    }
}
