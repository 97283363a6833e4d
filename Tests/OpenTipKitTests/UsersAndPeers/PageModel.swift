import Observation
import Testing

/// What a page of a test follows.
@MainActor @Observable
final class PageModel {
    var word = "Hello"
    /// Whether the page shows its other side.
    var isSwitched = false
}

extension DrawnPage {
    /// Lets all that is on its way to the page arrive.
    func settle() async {
        var turns = 0
        await wait { _ in
            turns += 1
            return turns > 200
        }
    }
}
