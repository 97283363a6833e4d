#if Web
    import Foundation
    import Synchronization
    import TipContent
    import TipHTML
    import TipHTTP
    import TipKitCore

    extension TipPages {
        /// Does what a message says, unless it was done before.
        func take(_ message: PageMessage, of person: String, in center: TipCenter) async throws(Refusal) {
            try check(message.id, of: person, in: center)
            switch message.kind {
            case .shown: try beginDisplay(message, person, in: center)
            case .visible:
                guard let display = message.display, let id = message.tip, let seconds = message.seconds else {
                    throw .malformed
                }
                // Only tips of the site are read, since what is read is kept in memory.
                let tip = try tip(id).id
                guard messageRates.take(for: person) else { throw .tooManyReports }
                center.updatePageDisplay(
                    display,
                    of: tip,
                    visible: seconds,
                    isOver: message.over ?? false,
                    cause: message.cause?.cause
                )
            case .press:
                guard let press = message.press, let id = message.tip else { throw .malformed }
                let tip = try tip(id)
                let progress = center.progress(of: message.id)
                guard progress != .notBegun || messageRates.take(for: person) else { throw .tooManyReports }
                try await take(
                    press,
                    on: tip,
                    id: message.id,
                    after: progress,
                    display: message.display,
                    visible: message.seconds ?? 0,
                    in: center
                )
            case .donate:
                guard let event = message.event else { throw .malformed }
                try report(
                    message,
                    catalogued { catalog throws(Refusal) in try catalog.report(event: event) },
                    person,
                    center
                )
            case .set:
                guard let name = message.parameter else { throw .malformed }
                try report(
                    message,
                    catalogued { catalog throws(Refusal) in try catalog.report(parameter: name) },
                    person,
                    center
                )
            case .turn:
                guard let isOn = message.on else { throw .malformed }
                guard isRepeated(message.id, in: center) || messageRates.take(for: person) else {
                    throw .tooManyReports
                }
                turn(isOn, message, in: center)
            }
        }

        /// Checks that a message with an id comes from a page of a person, and isn't too old.
        func check(_ id: String, of person: String, in center: TipCenter) throws(Refusal) {
            try PageToken.check(id, of: person, at: center.now, by: mint, hasKey: center.isDone)
        }

        /// Whether what a message says was done before, in any process, at least in part.
        private func isRepeated(_ id: String, in center: TipCenter) -> Bool { center.progress(of: id) != .notBegun }

        private func turn(_ isOn: Bool, _ message: PageMessage, in center: TipCenter) {
            center.run { center.once(message.id) { Tips.areOff = !isOn } }
        }

        /// The tip with an id that pages may show.
        func tip(_ id: String) throws(Refusal) -> any Tip {
            guard let tip = catalog.withLock({ $0.tip(id) }) else { throw .unknownTip }
            return tip
        }

        private func catalogued<Value>(_ body: (Catalog) throws(Refusal) -> Value) throws(Refusal) -> Value {
            try body(catalog.withLock { $0 })
        }

        private func beginDisplay(
            _ message: PageMessage,
            _ person: String,
            in center: TipCenter
        ) throws(Refusal) {
            guard let display = message.display, let id = message.tip else { throw .malformed }
            let tip = try tip(id)
            // Keys of other messages have this character, so that a display can't take the key of one.
            guard !display.contains("#") else { throw .malformed }
            let isRepeated = center.isDone(display)
            guard isRepeated || messageRates.take(for: person) else { throw .tooManyReports }
            guard isRepeated || mayAppear(tip, in: center) else { throw .gone }
            switch center.beginPageDisplay(display, of: tip.definition(in: center)) {
            case .begun: return
            case .refused(.displayCount): throw .displayCount
            case .refused(.displayFrequency): throw .displayFrequency
            case .refused(.cap): throw .cap
            case .gone, .heldOut: throw .gone
            case .invalidID: throw .malformed
            }
        }

        /// Does what a person has pressed.
        ///
        /// - Parameters:
        ///   - press: `close`, `dismiss`, or `action:` with an action's id.
        ///   - id: The id of the press; a press with an id that was done before does nothing.
        ///   - progress: How far presses with this id have come.
        ///   - visible: How long the display has been visible, in seconds.
        func take(
            _ press: String,
            on tip: any Tip,
            id: String,
            after progress: OnceProgress,
            display: String?,
            visible: TimeInterval,
            in center: TipCenter
        ) async throws(Refusal) {
            switch press {
            case "close", "dismiss":
                let cause = press == "close" ? Tips.Outcome.Cause.closeButton : .dismissed
                // A person may close a tip of theirs at any time: the page may tell it late, when the tip may no longer
                // appear. Of a press that is repeated after the tip was reset, nothing is left to do.
                center.once(id) {
                    center.closePageDisplay(
                        display,
                        of: tip.definition(in: center),
                        visible: visible,
                        cause: cause
                    )
                }
            default:
                guard press.hasPrefix("action:") else { throw .malformed }
                if progress == .ended { return }
                // A handler runs only for a tip that the person was offered, or again if it may not have ended.
                let isShown = display.map { center.hasPageDisplay($0, of: tip.id) } ?? false
                guard isShown || mayAppear(tip, in: center) || progress == .begun else { throw .gone }
                let name = normalizedText(press.dropFirst("action:".count))
                let actions = center.run { tip.preparedActions }
                guard let action = actions.first(where: { normalizedText($0.id) == name }) else { throw .gone }
                await center.runOnce(id, after: progress, action: action.id, of: tip.id) { action.handler() }
            }
        }

        private func report(
            _ message: PageMessage,
            _ report: Report,
            _ person: String,
            _ center: TipCenter
        ) throws(Refusal) {
            if isRepeated(message.id, in: center) { return }
            guard reportRates.take(for: person) else { throw .tooManyReports }
            do {
                try center.run { try center.once(message.id) { try report.apply(Data((message.info ?? "").utf8)) } }
            } catch {
                throw .malformed
            }
        }
    }
#endif
