import Observation
import Testing

/// The model that a test page observes.
@MainActor @Observable
final class PageModel {
    var word = "Hello"
    /// Whether the page shows its other side.
    var isSwitched = false
}

extension DrawnPage {
    /// Waits until pending updates have reached the page.
    func settle() async {
        var turns = 0
        await wait { _ in
            turns += 1
            return turns > 200
        }
    }
}
