import TipKit

struct DefaultBackground: View {
    var body: some View {
        List(0..<3) { number in
            Text("Row \(number)").background()
        }
        .progressViewStyle(CircularProgressViewStyle(tint: .red))
    }
}
