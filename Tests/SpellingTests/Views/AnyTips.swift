import TipKit

struct AnyTips: View {
    let tips: [any Tip] = [FirstOfGroupTip(), SecondOfGroupTip()]
    var tip: (any Tip)?

    var body: some View {
        VStack {
            TipView(tip)
            TipView(AnyTip(FirstOfGroupTip()))
            ForEach(tips, id: \.id) { tip in
                TipView(tip)
            }
        }
    }
}
