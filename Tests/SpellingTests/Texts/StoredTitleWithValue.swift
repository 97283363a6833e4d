import TipKit

struct StoredTitleWithValueTip: Tip {
    let id = "stored-title"
    let title = Text("Kept, not made")
    let message: Text? = Text("A message")
    let image: Image? = Image(systemName: "star")
}
