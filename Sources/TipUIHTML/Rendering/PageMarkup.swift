import TipUI

/// What a document's markup becomes while it is written: its text, its style rules, and what it leaves to the script.
struct PageMarkup {
    var text = ""
    var rules: StyleRules
    /// Whether something is in it that the further style sheet draws.
    var isFurther = false
    /// The ids of which the markup leaves out those of elements that answer nothing; `nil` if it has all of them.
    var ids: IDRuns?
}

/// The numbers of elements in the order of the document, as runs of which each number is one more than that before.
///
/// They take the place of `id` attributes in a document, of whose compressed size those would be a sixth: the script gives
/// each element its id as the page comes. An element that answers events has its own, with which it works without script.
struct IDRuns {
    private var runs: [(first: UInt64, count: UInt64)] = []

    mutating func append(_ id: ElementID) {
        if let last = runs.last, last.first + last.count == id.rawValue {
            runs[runs.count - 1].count += 1
        } else {
            runs.append((id.rawValue, 1))
        }
    }

    /// The first number of each run and how many follow one another: `0+2 176+8`.
    var text: String { runs.map { "\($0.first)+\($0.count)" }.joined(separator: " ") }
}
