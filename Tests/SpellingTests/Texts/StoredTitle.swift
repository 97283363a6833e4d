import TipKit

struct StoredTitleTip: Tip {
    let title: Text
    let message: Text?
    let image: Image?
}
