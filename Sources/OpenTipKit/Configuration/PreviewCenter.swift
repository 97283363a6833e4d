import TipKitEngine
import TipUI

/// Gives each preview tips of its own, which are forgotten with its page.
enum PreviewCenter: PreviewHosting {
    static func makeHost() -> GraphHost {
        GraphHost(of: TipCenter(keepsInMemory: true))
    }
}

extension GraphHost {
    /// A host whose code runs with the tips of a centre.
    package init(of center: TipCenter) {
        self.init(scope: { body in center.run(body) }, taskScope: { body in await center.run(body) })
    }
}
