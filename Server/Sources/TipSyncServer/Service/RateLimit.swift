import Synchronization

/// A limit on the requests of each token's subject: on the number at once, and on the average number per second.
final class RateLimit: Sendable {
    private struct Account {
        var left: Double
        var date: ContinuousClock.Instant
    }

    /// The number of accounts above which accounts with a full allowance are dropped.
    private static let mostAccounts = 10_000

    private let accounts = Mutex<[[UInt8]: Account]>([:])
    private let rate: Double
    private let burst: Double

    init(_ limits: SyncLimits) { (rate, burst) = (limits.rate, limits.burst) }

    /// Counts a request.
    ///
    /// - Returns: The number of seconds to wait before the request; `nil` if the request may be made now.
    func wait(for subject: String, at now: ContinuousClock.Instant = .now) -> Double? {
        // Use the bytes as the key, because Swift considers some texts with different bytes equal.
        let subject = Array(subject.utf8)
        return accounts.withLock { accounts in
            if accounts.count > Self.mostAccounts {
                accounts = accounts.filter {
                    $0.value.left + ($0.value.date.duration(to: now) / .seconds(1)) * rate < burst
                }
            }
            var account = accounts[subject] ?? Account(left: burst, date: now)
            account.left = min(burst, account.left + (account.date.duration(to: now) / .seconds(1)) * rate)
            account.date = now
            defer { accounts[subject] = account }
            guard account.left >= 1 else { return (1 - account.left) / rate }
            account.left -= 1
            return nil
        }
    }
}
