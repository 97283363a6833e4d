import TipKit

struct FirstOfGroupTip: Tip {
    var title: Text { Text("First") }
}

struct SecondOfGroupTip: Tip {
    var title: Text { Text("Second") }
}

struct GroupInView: View {
    @State var tips = TipGroup(.ordered) {
        FirstOfGroupTip()
        SecondOfGroupTip()
    }

    var body: some View {
        VStack {
            TipView(tips.currentTip)
            Text("One").popoverTip(tips.currentTip as? FirstOfGroupTip)
            Text("Two").popoverTip(tips.currentTip as? SecondOfGroupTip) { _ in }
        }
    }
}
