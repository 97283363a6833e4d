import OpenTipKit

// refused: a tip's message is optional; write 'var message: Text?'
struct UnmarkedMessage: Tip {
    var title: Text { Text("Title") }
    var message: Text { Text("Message") }
}

// refused: a tip's image is optional; write 'var image: Image?'
struct UnmarkedImage: Tip {
    var title: Text { Text("Title") }
    var image: Image { Image(systemName: "star") }
}

struct Marked: Tip {
    var title: Text { Text("Title") }
    var message: Text? { Text("Message") }
    var image: Image? { Image(systemName: "star") }
}
