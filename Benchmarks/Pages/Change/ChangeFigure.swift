import TipUI

/// One changed text, from the press to the JSON of its patch, among a thousand texts and among ten.
@MainActor
enum ChangeFigure {
    /// The median times in nanoseconds where each text has an object of its own.
    static func measure() -> (many: Int, few: Int) {
        measure(runs: 1_000, many: ItemsPage(items: Item.samples(1_000)), few: ItemsPage(items: Item.samples(10)))
    }

    /// The median times in nanoseconds where the state stands above all texts, which are all made anew.
    static func measureAbove() -> (many: Int, few: Int) {
        measure(runs: 200, many: NumbersPage(count: 1_000), few: NumbersPage(count: 10))
    }

    private static func measure(runs: Int, many: any View, few: any View) -> (many: Int, few: Int) {
        let many = PressedPage(many)
        let few = PressedPage(few)
        let times = Stopwatch.medians(of: runs) {
            many.press()
        } _: {
            few.press()
        }
        many.check()
        few.check()
        return (times.first, times.second)
    }
}
