public import CoreMetrics
import Synchronization

/// A swift-metrics backend that renders metrics as text for Prometheus.
///
/// Install it with `MetricsSystem.bootstrap(_:)`, and pass it to ``SyncService`` for its route `/metrics`.
public final class PrometheusMetrics: MetricsFactory {
    /// A metric with its labels.
    private struct Series: Hashable {
        var name: String
        var labels: String
    }

    fileprivate enum Value {
        case counter(Double)
        case gauge(Double)
        case summary(count: Int, sum: Double)
    }

    private let values = Mutex<[Series: Value]>([:])

    /// Creates a backend without metrics.
    public init() {}

    /// The metrics in the Prometheus text format, version 0.0.4.
    public var text: String {
        let values = values.withLock { $0 }
        var text = ""
        for name in Set(values.keys.map(\.name)).sorted() {
            let series = values.filter { $0.key.name == name }.sorted { $0.key.labels < $1.key.labels }
            guard let first = series.first else { continue }
            text += "# TYPE \(name) \(first.value.type)\n"
            for (key, value) in series {
                switch value {
                case .counter(let value), .gauge(let value): text += "\(name)\(key.labels) \(value)\n"
                case .summary(let count, let sum):
                    text += "\(name)_sum\(key.labels) \(sum)\n\(name)_count\(key.labels) \(count)\n"
                }
            }
        }
        return text
    }

    private func update(_ series: Series, _ body: (Value?) -> Value) {
        values.withLock { $0[series] = body($0[series]) }
    }

    private static func series(_ label: String, _ dimensions: [(String, String)], suffix: String = "") -> Series {
        func word(_ text: String) -> String {
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        }
        let labels = dimensions.map { name, value in
            let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\(word(name))=\"\(escaped)\""
        }
        return Series(name: word(label) + suffix, labels: labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}")
    }

    // MARK: MetricsFactory

    /// Creates a counter, whose name ends in `_total`.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let series = Self.series(label, dimensions, suffix: "_total")
        update(series) { $0 ?? .counter(0) }
        return Handler(series) { [weak self] change in self?.update(series) { .counter(change($0?.number ?? 0)) } }
    }

    /// Creates a gauge, or a summary if values are aggregated.
    public func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        let series = Self.series(label, dimensions)
        return Handler(series) { [weak self] change in
            self?.update(series) { known in aggregate ? known.adding(change(0)) : .gauge(change(known?.number ?? 0)) }
        }
    }

    /// Creates a gauge that goes up and down.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        let series = Self.series(label, dimensions)
        return Handler(series) { [weak self] change in self?.update(series) { .gauge(change($0?.number ?? 0)) } }
    }

    /// Creates a summary in seconds, whose name ends in `_seconds`.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let series = Self.series(label, dimensions, suffix: "_seconds")
        return Handler(series) { [weak self] change in self?.update(series) { $0.adding(change(0)) } }
    }

    /// Does nothing, so that the counter keeps its value.
    public func destroyCounter(_ handler: any CounterHandler) {}
    /// Drops the gauge or summary.
    public func destroyRecorder(_ handler: any RecorderHandler) { drop(handler) }
    /// Drops the gauge.
    public func destroyMeter(_ handler: any MeterHandler) { drop(handler) }
    /// Does nothing, so that the summary keeps its values.
    public func destroyTimer(_ handler: any TimerHandler) {}

    private func drop(_ handler: AnyObject) {
        guard let handler = handler as? Handler else { return }
        values.withLock { _ = $0.removeValue(forKey: handler.series) }
    }

    /// A handler that updates a metric.
    private final class Handler: CounterHandler, RecorderHandler, MeterHandler, TimerHandler {
        let series: Series
        private let change: @Sendable ((Double) -> Double) -> Void

        init(_ series: Series, _ change: @escaping @Sendable ((Double) -> Double) -> Void) {
            (self.series, self.change) = (series, change)
        }

        func increment(by amount: Int64) { change { $0 + Double(amount) } }
        func reset() { change { _ in 0 } }
        func record(_ value: Int64) { change { _ in Double(value) } }
        func record(_ value: Double) { change { _ in value } }
        func set(_ value: Int64) { change { _ in Double(value) } }
        func set(_ value: Double) { change { _ in value } }
        func increment(by amount: Double) { change { $0 + amount } }
        func decrement(by amount: Double) { change { $0 - amount } }
        func recordNanoseconds(_ duration: Int64) { change { _ in Double(duration) / 1e9 } }
    }
}

extension PrometheusMetrics.Value {
    fileprivate var type: String {
        switch self {
        case .counter: "counter"
        case .gauge: "gauge"
        case .summary: "summary"
        }
    }

    fileprivate var number: Double {
        switch self {
        case .counter(let value), .gauge(let value): value
        case .summary(_, let sum): sum
        }
    }
}

extension PrometheusMetrics.Value? {
    fileprivate func adding(_ value: Double) -> PrometheusMetrics.Value {
        guard case .summary(let count, let sum) = self else { return .summary(count: 1, sum: value) }
        return .summary(count: count + 1, sum: sum + value)
    }
}
