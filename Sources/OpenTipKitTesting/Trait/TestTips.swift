public import OpenTipKit
public import Testing

/// What a test with the trait `.tipCenter` has to itself.
public enum TestTips {
    @TaskLocal static var bound: ManualClock?

    /// The clock of the test's centre, which stands still until the test turns it; `nil` outside such a test.
    public static var clock: ManualClock? { bound }
}

/// Gives each test a centre of its own, so that tests of tips run beside one another.
///
/// ```swift
/// @Test("The second tip waits for a day", .tipCenter(frequency: .daily)) func secondTip() throws {
///     let clock = try #require(TestTips.clock)
///     AtlasTip().beginDisplay()?.end()
///     #expect(LegendTip().status == .pending)
///     clock.advance(by: 86_400)
///     #expect(LegendTip().status == .available)
/// ```
public struct TipCenterTrait: TestTrait, SuiteTrait, TestScoping {
    let frequency: Tips.ConfigurationOption.DisplayFrequency

    /// Each test of a suite gets a centre.
    public var isRecursive: Bool { true }

    /// Runs a test with a new centre as the current one: configured, in memory, on a manual clock.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let center = TipCenter(clock: clock)
        try center.configure(store: InMemoryTipStore(), frequency: frequency)
        try await TestTips.$bound.withValue(clock) {
            try await center.run(function)
        }
    }
}

extension Trait where Self == TipCenterTrait {
    /// A centre of its own for each test, configured with a display frequency, with `TestTips.clock` as its clock.
    public static func tipCenter(
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) -> TipCenterTrait {
        TipCenterTrait(frequency: frequency)
    }
}
