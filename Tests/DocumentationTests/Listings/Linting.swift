import OpenTipKit

enum LintingListings {
    // tips-lint: allow endless-tip, since its feature can't be used up
    struct WelcomeTip: Tip {
        var title: Text { Text("Welcome to the library") }
    }
}
