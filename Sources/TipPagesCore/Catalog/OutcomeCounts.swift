#if Web
    import Metrics
    import TipKitCore

    /// Counts what happens to the tips of all people, by tip, in swift-metrics, until the task is cancelled.
    ///
    /// The counters are `tips_shown`, `tips_held_out`, `tips_used`, `tips_closed`, `tips_snoozed`, `tips_acted` and `tips_refused`, each
    /// with the dimension `tip`.
    func countOutcomes(
        of people: TipPeople,
        in factory: any MetricsFactory = MetricsSystem.factory
    ) -> Task<Void, Never> {
        let outcomes = people.outcomes
        return Task.detached {
            for await event in outcomes {
                guard let name = event.outcome.kind.counter else { continue }
                Counter(label: name, dimensions: [("tip", event.outcome.tip)], factory: factory).increment()
            }
        }
    }

    extension Tips.Outcome.Kind {
        fileprivate var counter: String? {
            switch self {
            case .displayed: "tips_shown"
            case .heldOut: "tips_held_out"
            case .closed: "tips_closed"
            case .snoozed: "tips_snoozed"
            case .action: "tips_acted"
            case .refused: "tips_refused"
            case .invalidated(.actionPerformed): "tips_used"
            case .eligible, .invalidated: nil
            }
        }
    }
#endif
