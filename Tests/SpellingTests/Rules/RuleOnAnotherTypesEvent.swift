#if Macros
    import TipKit

    struct Region: Sendable {
        let name: String
        var didVisit: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "region-\(name)-visited") }
    }

    struct RuleOnAnotherTypesEventTip: Tip {
        let region: Region
        var id: String { "region-tip-\(region.name)" }
        var title: Text { Text("Come back to \(region.name)") }

        var rules: [Rule] {
            #Rule(region.didVisit) { $0.donations.count > 3 }
        }
    }
#endif
