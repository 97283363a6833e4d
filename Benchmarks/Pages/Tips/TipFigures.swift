#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import TipPages

    /// Figures of tips in pages that another server renders.
    enum TipFigures {
        struct FirstTip: Tip {
            static let opened = Event(id: "opened")

            var title: Text { Text("Search the box") }
            var message: Text? { Text("Type a part of a title, and press Enter.") }
            var rules: [Rule] { Rule(Self.opened) { $0.donations.isEmpty } }
        }

        struct SecondTip: Tip {
            var title: Text { Text("Take your recipes along") }
            var message: Text? { Text("Export saves all recipes as one text.") }
            var actions: [Action] { Action(title: "Not now") {} }
        }

        struct ThirdTip: Tip {
            var title: Text { Text("Mark what you like") }
            var message: Text? { Text("The star keeps this recipe at the top of the list.") }
        }

        private static let tips: [any Tip] = [FirstTip(), SecondTip(), ThirdTip()]

        private static func makePages(_ folder: URL) throws -> TipPages {
            let pages = TipPages(people: try TipPeople(directory: folder))
            for tip in tips { pages.add(tip) }
            return pages
        }

        /// The median times in nanoseconds to render a page of 50 rows with three tips, and without tips.
        static func render(_ folder: URL) async throws -> (with: Int, without: Int) {
            let pages = try makePages(folder)
            let rows = Row.samples(50)
            var times: (with: [Int], without: [Int]) = ([], [])
            for _ in 0..<200 {
                var start = ContinuousClock.now
                var page = HandWrittenRows.markup(of: rows)
                times.without.append(Int((ContinuousClock.now - start) / .nanoseconds(1)))
                start = .now
                page = HandWrittenRows.markup(of: rows)
                page += await pages.html(for: tips.map { .view($0) }, person: "ada").joined()
                times.with.append(Int((ContinuousClock.now - start) / .nanoseconds(1)))
                precondition(page.contains("class=\"card\""), "The page has tips.")
            }
            return (times.with.sorted()[100], times.without.sorted()[100])
        }

        /// The number of pages with three tips that two tasks render in a second, for a hundred people.
        static func rendersPerSecond(_ folder: URL) async throws -> Int {
            let pages = try makePages(folder)
            let rows = Row.samples(50)
            let count = 4_000
            for person in 0..<100 { _ = await pages.html(for: [.view(FirstTip())], person: "\(person)") }
            let start = ContinuousClock.now
            await withTaskGroup(of: Void.self) { group in
                for worker in 0..<2 {
                    group.addTask {
                        for number in 0..<count / 2 {
                            let person = "\((2 * number + worker) % 100)"
                            let page =
                                HandWrittenRows.markup(of: rows)
                                + (await pages.html(for: tips.map { .view($0) }, person: person).joined())
                            precondition(page.contains("class=\"card\""), "The page has tips.")
                        }
                    }
                }
            }
            return Int(Double(count) / ((ContinuousClock.now - start) / .seconds(1)))
        }
    }
#endif
