import Benchmark

/// Measures a figure of ours or of a peer; `Scripts/bench` puts them beside one another, with their bars.
///
/// - Parameters:
///   - figure: What is measured.
///   - whose: `ours`, or the name of the peer.
///   - calls: How many calls of the body's work make one sample, which the body repeats.
///   - body: Does the work as often as there are calls.
func measure(
    _ figure: String,
    _ whose: String,
    calls: BenchmarkScalingFactor = .one,
    body: @escaping @Sendable (Benchmark) async throws -> Void
) {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .throughput],
        scalingFactor: calls,
        maxDuration: .seconds(2)
    )
    // The export leaves the calls of a sample out; the name hands them on.
    Benchmark("\(figure) | \(whose) | \(calls.rawValue)", configuration: configuration, closure: body)
}

let benchmarks: @Sendable () -> Void = {
    do {
        try decisions()
        try windows()
        try parameters()
        try donations()
        try observers()
    } catch {
        fatalError("a benchmark can't be prepared: \(error)")
    }
}
