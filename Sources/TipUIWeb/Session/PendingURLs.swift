/// The addresses that a page asked its client to open, as long as the client hasn't answered.
@MainActor
struct PendingURLs {
    /// An address with whoever waits for the answer.
    struct PendingURL {
        var number: Int
        var url: String
        var answer: @MainActor (Bool) -> Void
    }

    /// The number of the newest address; 0 before the first.
    private(set) var last = 0
    /// By number.
    private var waiting: [PendingURL] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds an address; beyond the limit the oldest is answered with `false`.
    mutating func add(url: String, answer: @escaping @MainActor (Bool) -> Void) {
        last += 1
        waiting.append(PendingURL(number: last, url: url, answer: answer))
        guard waiting.count > limit else { return }
        let oldest = waiting.removeFirst()
        // On another turn: whoever is refused may ask anew, and would be refused again.
        Task { @MainActor in oldest.answer(false) }
    }

    /// The addresses that follow a number.
    func after(_ number: Int) -> [PendingURL] {
        waiting.filter { $0.number > number }
    }

    /// Takes out the address of a number, to answer it.
    mutating func take(_ number: Int) -> PendingURL? {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return nil }
        return waiting.remove(at: index)
    }

    /// Takes out all, to answer them.
    mutating func takeAll() -> [PendingURL] {
        defer { waiting = [] }
        return waiting
    }
}
