import TipKit

struct TextFormsTip: Tip {
    let name: String

    var title: Text { .init("tip.forms") }

    var message: Text? {
        Text("Press \(Image(systemName: "plus")) to add **\(name)** and `more`.")
            + Text(verbatim: " ")
            + Text("At once.", comment: "Ends the message of the tip").italic()
    }

    var image: Image? {
        Image(systemName: "plus.circle.fill")
    }
}
