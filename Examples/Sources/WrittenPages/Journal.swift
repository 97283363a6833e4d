import Synchronization
import TipPages

/// What happened on the site, for tests.
final class Journal: Sendable {
    private let lines = Mutex<[String]>([])

    func note(_ line: String) { lines.withLock { $0.append(line) } }

    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    /// Notes what happens to the tips of all people.
    func follow(_ people: TipPeople) {
        let outcomes = people.outcomes
        Task {
            for await event in outcomes {
                // Without the names of the types around a case.
                let kind = "\(event.outcome.kind)".replacing(/\w+\.(?=\w)/, with: "")
                note("\(event.person) \(event.outcome.tip) \(kind)")
            }
        }
    }
}
