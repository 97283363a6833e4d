import Foundation
import Synchronization
import Testing

@testable import TipExit

@Suite struct ExitActionsTests {
    private final class Owner: Sendable {}

    private let actions = ExitActions()
    private let owner = Owner()
    private let other = Owner()
    private let ran = Ran()

    private final class Ran: Sendable {
        let names = Mutex<[String]>([])

        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    private var names: [String] { ran.names.withLock { $0 } }

    @Test("At exit, changes are committed before files are written, in whichever order the actions were added")
    func order() {
        actions.add(owner, at: .files) { [ran] _ in ran.add("files") }
        actions.add(other, at: .commits) { [ran] _ in ran.add("commits") }
        actions.run()
        #expect(names == ["commits", "files"])
    }

    @Test("A file action that a commit action adds at exit still runs") func addedMeanwhile() {
        actions.add(owner, at: .commits) { [ran, actions, other] _ in
            actions.add(other, at: .files) { _ in ran.add("files") }
        }
        actions.run()
        #expect(names == ["files"])
    }

    @Test("Actions aren't run for owners that were removed or released") func removed() {
        actions.add(owner, at: .commits) { [ran] _ in ran.add("removed") }
        actions.remove(ObjectIdentifier(owner))
        do {
            let released = Leaver(actions: actions) {}
            actions.add(released, at: .files) { [ran] _ in ran.add("released") }
        }
        actions.run()
        #expect(names == [])
    }

    /// An owner that does something, and removes its action, when it is released.
    private final class Leaver: Sendable {
        let actions: ExitActions
        let onRelease: @Sendable () -> Void

        init(actions: ExitActions, onRelease: @escaping @Sendable () -> Void) {
            self.actions = actions
            self.onRelease = onRelease
        }

        deinit {
            onRelease()
            actions.remove(ObjectIdentifier(self))
        }
    }

    @Test("The exit waits for an owner that another thread is releasing") func releasedElsewhere() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        // The owner is being released until the exit, which has begun by then, says so.
        let hasCommitted = DispatchSemaphore(value: 0)
        let thread = Thread { [actions, ran] in
            let owner = Leaver(actions: actions) {
                begin.finish()
                hasCommitted.wait()
                ran.add("released")
            }
            actions.add(owner, at: .files) { _ in ran.add("files") }
        }
        thread.start()
        for await _ in begun {}
        actions.add(owner, at: .commits) { [ran] _ in
            ran.add("commits")
            hasCommitted.signal()
        }
        actions.run()
        #expect(names == ["commits", "released"])
    }
}
