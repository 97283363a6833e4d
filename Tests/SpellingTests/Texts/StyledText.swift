import TipKit

struct StyledTextTip: Tip {
    var title: Text {
        Text("Styled")
            .foregroundStyle(.indigo)
            .font(.headline)
            .fontDesign(.rounded)
            .fontWeight(.semibold)
    }

    var message: Text? {
        Text("Bold").bold() + Text(" and ") + Text("italic").italic().foregroundColor(.red)
    }
}
