import OpenTipKit

// warned: a tip's message is optional, so this one is ignored; write 'var message: Text?'
struct UnmarkedMessage: Tip {
    var title: Text { Text("Title") }
    var message: Text { Text("Message") }
}

// warned: a tip's image is optional, so this one is ignored; write 'var image: Image?'
struct UnmarkedImage: Tip {
    var title: Text { Text("Title") }
    var image: Image { Image(systemName: "star") }
}

struct Marked: Tip {
    var title: Text { Text("Title") }
    var message: Text? { Text("Message") }
    var image: Image? { Image(systemName: "star") }
}
