import Foundation
import TipKitCore
import TipKitEngine
import TipKitStorage

/// Stores presses of actions, and hands their outcomes on to a file at the same time, until the process is killed.
struct Delivering {
    let folder: URL

    /// - Parameter first: The number of the first press, which is the id of its action.
    func deliver(from first: Int) throws {
        let people = try TipPeople(directory: folder, [.keepOutcomes()])
        let file = OutcomeFile(at: folder.appending(path: "outcomes.jsonl").path, mostBytes: 20_000, mostFiles: 1_000)
        Task.detached { try await people.deliverOutcomes { try file.append($0) } }
        let center = try people.center(for: "ada")
        for number in first... {
            center.press("\(number)", of: "map")
            StoreProcess.printLine("\(number)")
        }
    }
}
