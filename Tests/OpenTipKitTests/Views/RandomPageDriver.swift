#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    /// A driver that causes random events on a page and checks the page's state after each event.
    @MainActor
    final class RandomPageDriver {
        /// The number of the drawn tip, by the index of its place on the page.
        private typealias Drawn = [Int: Int]

        /// The violated expectations, each with the number and the event of its step.
        private(set) var broken: [String] = []
        /// The expected time on screen of each tip since its last reset, in seconds.
        private(set) var seconds = [Double](repeating: 0, count: 4)
        /// The number of counted displays, including those before a reset.
        var counted: Int { forgotten + tips.map(\.record.displayCount).reduce(0, +) }

        let tips = (0..<4).map(RandomTip.init)
        private let model = RandomPageModel()
        private let page: DrawnPage
        private let clock: ManualClock
        private var generator: SeededGenerator
        private var forgotten = 0
        private var phase = ScenePhase.active
        private var drawn: Drawn = [:]
        /// The drawn tips whose display time is running, by place.
        private var running: Drawn = [:]
        private var steps = 0

        init(seed: UInt64, clock: ManualClock) {
            generator = SeededGenerator(seed: seed)
            self.clock = clock
            page = DrawnPage(RandomPage(model: model))
        }

        /// Performs a random event, and waits until the page is up to date.
        func step() async throws {
            steps += 1
            let what = try await happen()
            await settle()
            check(after: what)
        }

        /// Removes all views from the page.
        func leave() async {
            for place in model.places.indices { model.places[place].isMounted = false }
            await settle()
            check(after: "all views left")
        }

        private func happen() async throws -> String {
            let tip = tips[random(4)]
            let place = random(model.places.count)
            switch random(20) {
            case 0, 1:
                if RandomTip.heldBack.contains(tip.number) {
                    RandomTip.heldBack.removeAll { $0 == tip.number }
                } else if random(2) == 0 {
                    RandomTip.heldBack.append(tip.number)
                }
                return "\(tip.id) is \(RandomTip.heldBack.contains(tip.number) ? "" : "not ")held back"
            case 2, 3:
                model.places[place].isThere.toggle()
                return "the app's binding at \(place) is \(model.places[place].isThere)"
            case 4:
                page.press(.close, number: random(3))
                return "a close button is pressed"
            case 5:
                page.dismissPopover()
                return "the popover is dismissed"
            case 6, 7:
                phase = random(2) == 0 ? .background : .inactive
                page.disappear(to: phase)
                return "the page is \(phase)"
            case 8, 9, 10:
                phase = .active
                page.appear()
                return "the page is active"
            case 11:
                model.isSheetUp.toggle()
                return "the sheet is \(model.isSheetUp ? "up" : "down")"
            case 12:
                model.places[place].isMounted.toggle()
                return "place \(place) is \(model.places[place].isMounted ? "there" : "gone")"
            case 13:
                model.places[place].tip = random(5) == 0 ? nil : tip.number
                return "place \(place) points out \(model.places[place].tip.map { tips[$0].id } ?? "nothing")"
            case 14:
                for tip in tips { forget(tip) }
                try Tips.reset()
                return "all is reset"
            case 15:
                forget(tip)
                await tip.resetEligibility()
                return "\(tip.id) is reset"
            case 16:
                tip.invalidate(reason: .actionPerformed)
                return "\(tip.id) is retired"
            default:
                let time = Double(1 + random(90))
                for tip in running.values { seconds[tip] += time }
                clock.advance(by: time)
                return "\(time) s pass"
            }
        }

        private func forget(_ tip: RandomTip) {
            forgotten += tip.record.displayCount
            seconds[tip.number] = 0
            running = running.filter { $0.value != tip.number }
        }

        private func settle() async {
            var turns = 0
            await page.wait { _ in
                turns += 1
                return turns > 12
            }
        }

        private func check(after what: String) {
            let before = drawn
            drawn = readDrawn()
            let isVisible = phase == .active && !model.isSheetUp
            switch phase {
            case _ where model.isSheetUp: running = [:]
            case .active: running = drawn
            case .inactive: running = running.filter { drawn[$0.key] == $0.value }
            case .background: running = [:]
            }
            let open = drawn.filter { model.places[$0.key].isPopover }
            expect(open.count <= (model.isSheetUp ? 0 : 1), "at most one popover is open, and none below a sheet", what)
            for (index, place) in model.places.enumerated() {
                let now = drawn[index]
                expect(now == nil || now == place.tip, "place \(index) draws its own tip", what)
                if let now { expect(tips[now].status == .available, "the tip at place \(index) is available", what) }
                guard isVisible else { continue }
                if place.hasBinding {
                    expect(
                        now == nil || place.isThere,
                        "the binding at place \(index) is true while its tip is drawn",
                        what
                    )
                    let hasLeft = now == nil && before[index] != nil
                    expect(
                        !hasLeft || !place.isThere,
                        "the binding at place \(index) is false after its tip has left",
                        what
                    )
                }
                guard now == nil, place.isMounted, let tip = place.tip.map({ tips[$0] }) else { continue }
                let isPossible = tip.status == .available && !tip.isUsedUp && (place.isThere || !place.hasBinding)
                expect(
                    !isPossible || place.isPopover && !open.isEmpty,
                    "place \(index) draws its tip if the tip may be shown",
                    what
                )
            }
            for tip in tips {
                expect(
                    !tip.isUsedUp || tip.record.displayCount == 2,
                    "a tip with a maximum display count of 2 has at most 2 displays",
                    what
                )
                guard let holder = tip.explain().openPopover else { continue }
                expect(open.values.contains { tips[$0].id == holder }, "\(tip.id) waits for an open popover", what)
            }
        }

        private func readDrawn() -> Drawn {
            var drawn: Drawn = [:]
            var place = 0
            for text in page.texts {
                if let number = text.split(separator: " ").last.flatMap({ Int($0) }) {
                    if text.hasPrefix("Place") { place = number } else { drawn[place] = number }
                }
            }
            return drawn
        }

        private func expect(_ holds: Bool, _ rule: String, _ what: String) {
            if !holds { broken.append("step \(steps), \(what): \(rule)") }
        }

        private func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    }
#endif
