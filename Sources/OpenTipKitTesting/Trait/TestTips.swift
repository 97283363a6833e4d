public import OpenTipKit
public import Testing

/// The objects that the trait `.tipCenter` provides to a test.
public enum TestTips {
    @TaskLocal static var bound: ManualClock?

    /// The manual clock of the test's center; `nil` outside a test with the trait.
    public static var clock: ManualClock? { bound }
}

/// A trait that gives each test its own center, so that tests of tips can run in parallel.
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
    let options: [Tips.ConfigurationOption]

    /// Whether each test of a suite gets its own center; always `true`.
    public var isRecursive: Bool { true }

    /// Runs a test with a new current center: configured, with a store in memory and a manual clock.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let center = TipCenter(clock: clock, keepsInMemory: true)
        try center.run { try Tips.configure(options + [.clock(clock)]) }
        try await TestTips.$bound.withValue(clock) {
            try await center.run(function)
        }
    }
}

extension Trait where Self == TipCenterTrait {
    /// Gives each test its own center with a display frequency and `TestTips.clock` as its clock.
    ///
    /// - Parameters:
    ///   - frequency: The display frequency.
    ///   - options: Further options of `Tips.configure`; the location of the datastore and the clock have no effect.
    public static func tipCenter(
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        _ options: [Tips.ConfigurationOption] = []
    ) -> TipCenterTrait {
        TipCenterTrait(options: [.displayFrequency(frequency)] + options)
    }
}
