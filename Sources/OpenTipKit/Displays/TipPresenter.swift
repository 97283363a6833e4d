import Observation
import TipKitEngine
import TipUI

/// Carries out what the lifecycle of a view's display asks for, between two passes and when something happens to the view;
/// a body only reads which tip it draws.
@MainActor @Observable
final class TipPresenter {
    /// The id of the tip that the view draws.
    private(set) var drawn: String?
    @ObservationIgnored private var lifecycle = DisplayLifecycle()
    @ObservationIgnored private var display: TipDisplay?
    @ObservationIgnored private var tip: (any Tip)?
    @ObservationIgnored private var isPresented: Binding<Bool>?
    @ObservationIgnored private var center: TipCenter?

    nonisolated init() {}

    /// Follows what the view wants as it was drawn.
    ///
    /// - Parameters:
    ///   - input: What it wants.
    ///   - tip: Its tip, whether that may appear or not.
    ///   - isPresented: The app's binding.
    ///   - askForTurn: Asks for the view's turn; where it isn't, the tip isn't drawn.
    func settle(
        _ input: DisplayLifecycle.Input,
        of tip: (any Tip)?,
        isPresented: Binding<Bool>?,
        _ askForTurn: DisplayRequest.AskForTurn
    ) -> DisplayRequest.Outcome {
        var input = input
        let center = TipCenter.current
        if center !== self.center {
            let wasDrawn = drawn != nil
            send(.updated(DisplayLifecycle.Input()))
            self.center = center
            self.tip = nil
            // What was drawn for another person leaves the page first, in a pass of its own.
            if wasDrawn { return DisplayRequest.Outcome(isSettled: false, isDrawn: false) }
        }
        let isNew = tip?.id != self.tip?.id
        self.tip = tip
        self.isPresented = isPresented
        if isNew, let tip {
            center.register(tip.definition)
            // Another tip of the same id may have been drawn before, under other rules.
            input.tip = tip.status == .available ? tip.id : nil
        }
        input.isTurn = askForTurn(input, center)
        if display?.isValid == false {
            display = nil
            send(.voided)
        }
        send(.updated(input))
        return DisplayRequest.Outcome(isSettled: true, isDrawn: drawn != nil)
    }

    /// The tip has appeared on a page that a client shows, or has shown.
    func appeared(in visibility: ViewVisibility) {
        send(.appeared(visibility.state))
    }

    /// Closes the tip for a person: its display ends, and it is retired.
    func close(_ cause: Tips.Outcome.Cause) {
        send(.closed(cause))
    }

    /// The person turns to something else on the page.
    func setAside() {
        send(.setAside)
    }

    /// The view has left the page.
    func leave() {
        send(.unmounted)
    }

    private func send(_ event: DisplayLifecycle.Event) {
        var actions = lifecycle.handle(event)[...]
        while let action = actions.popFirst() {
            if let answer = carryOut(action) { actions += lifecycle.handle(answer) }
        }
        if drawn != lifecycle.drawn { drawn = lifecycle.drawn }
    }

    /// Does what is asked for.
    ///
    /// - Returns: What came of it, where that is to be known.
    private func carryOut(_ action: DisplayLifecycle.Action) -> DisplayLifecycle.Event? {
        switch action {
        case .reserve:
            display = tip.flatMap { center?.reserveDisplay(of: $0.definition) }
            return display == nil ? .refused : .granted
        case .begin:
            if display?.begin() == true { return .begun }
            display = nil
            return .lost
        case .pause:
            display?.pause()
        case .end(let cause):
            display?.end(cause)
            display = nil
        case .close(let cause):
            if let display {
                display.close(cause)
            } else if let tip {
                center?.invalidate(tip.definition, reason: .tipClosed)
            }
            display = nil
        case .setBinding(let isThere):
            isPresented?.wrappedValue = isThere
        }
        return nil
    }
}
