#if Macros
    import Observation
    import OpenTipKit

    /// A tip on the page of the random test; only tip 0 has a small display limit, of two displays.
    struct RandomTip: Tip {
        /// The numbers of the tips whose rules don't hold.
        @Parameter static var heldBack: [Int] = []

        let number: Int

        var id: String { "tip \(number)" }
        var title: Text { Text("Tip \(number)") }
        var rules: [Rule] { Rule(Self.$heldBack, source: "it isn't held back") { [number] in !$0.contains(number) } }
        var options: [any TipOption] { MaxDisplayCount(number == 0 ? 2 : 1_000) }

        /// Whether no further display of the tip may begin.
        var isUsedUp: Bool { number == 0 && record.displayCount >= 2 }
    }

    /// The model of the random test's page, which random events change.
    @MainActor @Observable
    final class RandomPageModel {
        /// A place on the page: an inline tip or a popover.
        struct Place {
            let isPopover: Bool
            let hasBinding: Bool
            var tip: Int?
            var isMounted = true
            var isThere = false
        }

        var places = [
            Place(isPopover: false, hasBinding: false, tip: 0), Place(isPopover: true, hasBinding: false, tip: 1),
            Place(isPopover: false, hasBinding: true, tip: 2), Place(isPopover: true, hasBinding: true, tip: 3),
            Place(isPopover: true, hasBinding: false, tip: 0),
        ]
        var isSheetUp = false
    }

    /// A page of inline tips and popovers, each preceded by a text with the number of its place.
    struct RandomPage: View {
        @Bindable var model: RandomPageModel

        var body: some View {
            VStack {
                ForEach(model.places.indices, id: \.self) { index in
                    if model.places[index].isMounted { place(index) }
                }
            }
            .sheet(isPresented: $model.isSheetUp) { Text("Sheet") }
        }

        @ViewBuilder private func place(_ index: Int) -> some View {
            let place = model.places[index]
            let tip = place.tip.map(RandomTip.init)
            let isThere = Binding(get: { model.places[index].isThere }, set: { model.places[index].isThere = $0 })
            if place.isPopover {
                Text("Place \(index)").popoverTip(tip, isPresented: place.hasBinding ? isThere : nil)
            } else {
                Text("Place \(index)")
                TipView(tip, isPresented: place.hasBinding ? isThere : nil)
            }
        }
    }
#endif
