import Observation
import Testing

/// The model that a test page observes.
@MainActor @Observable
final class PageModel {
    var word = "Hello"
    /// Whether the page shows its second state, which each test page defines.
    var isSwitched = false
}

extension DrawnPage {
    /// Gives pending updates the time to reach the page.
    func settle() async {
        var turns = 0
        await wait { _ in
            turns += 1
            return turns > 200
        }
    }
}
