/// The URLs that a page asked its client to open and that the client hasn't answered yet.
@MainActor
struct PendingURLs {
    /// A URL and the closure that receives the answer.
    struct PendingURL {
        var number: Int
        var url: String
        var answer: @MainActor (Bool) -> Void
    }

    /// The number of the newest URL; 0 before the first URL.
    private(set) var last = 0
    /// The unanswered URLs, in ascending order of their numbers.
    private var waiting: [PendingURL] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a URL.
    ///
    /// If the number of URLs exceeds the limit, the oldest URL is removed and answered with `false`.
    mutating func add(url: String, answer: @escaping @MainActor (Bool) -> Void) {
        last += 1
        waiting.append(PendingURL(number: last, url: url, answer: answer))
        guard waiting.count > limit else { return }
        let oldest = waiting.removeFirst()
        // Answer asynchronously, because the app may respond by opening another URL, which would call this method while
        // it is still running.
        Task { @MainActor in oldest.answer(false) }
    }

    /// Returns the URLs after a number.
    func after(_ number: Int) -> [PendingURL] {
        waiting.filter { $0.number > number }
    }

    /// Removes and returns the URL with the given number, so that the caller can answer it; `nil` if no URL with that
    /// number is waiting for an answer.
    mutating func take(_ number: Int) -> PendingURL? {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return nil }
        return waiting.remove(at: index)
    }

    /// Removes and returns all URLs, so that they can be answered.
    mutating func takeAll() -> [PendingURL] {
        defer { waiting = [] }
        return waiting
    }
}
