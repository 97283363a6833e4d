import TipKit

struct HeadlineTipViewStyle: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        VStack {
            HStack {
                configuration.image?.resizable().frame(width: 24, height: 24)
                configuration.title.font(.headline)
                configuration.title?.bold()
            }
            configuration.message.font(.subheadline).foregroundStyle(.secondary)
            ForEach(configuration.actions) { action in
                Button(action: action.handler) {
                    action.label()
                }
            }
            Button("Close") {
                configuration.tip.invalidate(reason: .tipClosed)
            }
        }
    }
}

struct StyledTipView: View {
    var body: some View {
        TipView(StoredTitleWithValueTip())
            .tipViewStyle(HeadlineTipViewStyle())
            .tipBackground(.blue)
            .tipCornerRadius(12)
    }
}
