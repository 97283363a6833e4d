import TipKit

// tips-lint: allow immediate-without-rules, since the first note is there to copy
struct CopyTip: Tip {
    var title: Text { Text("Take a note along") }
    var message: Text? { Text("Copy its text, and paste it anywhere.") }
    var image: Image? { Image(systemName: "doc.on.doc") }
}

/// How often notes were copied; a model in a file that imports TipKit alone.
final class CopyCount: ObservableObject {
    @Published var value = 0
}
