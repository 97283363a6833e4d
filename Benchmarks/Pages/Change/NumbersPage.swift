import TipUI

/// A page of texts that are all made anew, and a button that changes the one in the middle.
struct NumbersPage: View {
    private let count: Int
    @State private var changes = 0

    init(count: Int) {
        self.count = count
    }

    var body: some View {
        VStack {
            Button("Change") { changes += 1 }
            ForEach(0..<count) { number in
                Text(verbatim: "Text \(number), changed \(number == count / 2 ? changes : 0) times")
            }
        }
    }
}
