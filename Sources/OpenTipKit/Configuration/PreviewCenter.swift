import TipKitEngine
import TipUI

/// Gives each preview tips of its own, which are forgotten with its page.
enum PreviewCenter: PreviewHosting {
    static func makeHost() -> GraphHost {
        let center = TipCenter(keepsInMemory: true)
        return GraphHost(scope: { body in center.run(body) }, taskScope: { body in await center.run(body) })
    }
}
