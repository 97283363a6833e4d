import Foundation
import TipKitEngine
import TipKitStorage

/// Runs the handler of a button, and is killed before the handler ends.
struct Pressing {
    let folder: URL

    /// Donates `count` times in a closure that runs once, then kills the process within the closure.
    func donateAndDie(_ count: Int) throws -> Never {
        let center = TipCenter()
        try center.configure(store: try SQLiteTipStore(directory: folder))
        Task {
            await center.runOnce("press", after: .notBegun, action: "go", of: "tip") {
                let event = Tips.Event<Int>(id: "pressed")
                for number in 0..<count { event.donate(number) }
                kill(getpid(), SIGKILL)
            }
        }
        dispatchMain()
    }
}
