#if SwiftUI
    public import Foundation
    public import OpenCombine

    extension Timer {
        /// Returns a publisher that sends the time at an interval, once something is connected to it.
        ///
        /// - Parameters:
        ///   - interval: The interval, in seconds.
        ///   - tolerance: By how much a value may be late, in seconds.
        ///   - runLoop: Ignored: values are sent on the main thread, whose run loop doesn't run in a server.
        ///   - mode: Ignored.
        ///   - options: Ignored.
        public static func publish(
            every interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            on runLoop: RunLoop,
            in mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) -> TimerPublisher {
            TimerPublisher(interval: interval, tolerance: tolerance)
        }

        /// A publisher that sends the time at an interval, on the main thread.
        public final class TimerPublisher: ConnectablePublisher {
            /// The current time.
            public typealias Output = Date
            /// The publisher never fails.
            public typealias Failure = Never

            /// The interval, in seconds.
            public let interval: TimeInterval
            /// By how much a value may be late, in seconds.
            public let tolerance: TimeInterval?
            private let times = PassthroughSubject<Date, Never>()

            init(interval: TimeInterval, tolerance: TimeInterval?) {
                self.interval = interval
                self.tolerance = tolerance
            }

            /// Adds a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
                times.subscribe(subscriber)
            }

            /// Starts the timer, which runs until the result is canceled.
            public func connect() -> any Cancellable {
                let source = DispatchSource.makeTimerSource(queue: .main)
                let leeway = tolerance.map { DispatchTimeInterval.nanoseconds(Int($0 * 1e9)) } ?? .milliseconds(1)
                source.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
                source.setEventHandler { [times] in times.send(Date()) }
                source.resume()
                return AnyCancellable { source.cancel() }
            }
        }
    }

    /// Work that is scheduled on a run loop runs on the main thread, since run loops don't run in a server.
    extension RunLoop: @retroactive Scheduler {
        /// A time.
        public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        /// The options; all have their defaults.
        public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

        /// The current time.
        public var now: SchedulerTimeType { DispatchQueue.main.now }

        /// By how much work may be late.
        public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

        /// Runs an action on the main thread, on its next turn.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            DispatchQueue.main.schedule(options: options, action)
        }

        /// Runs an action on the main thread after a time.
        public func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options, action)
        }

        /// Runs an action on the main thread after a time, and then at an interval.
        public func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            DispatchQueue.main.schedule(
                after: date,
                interval: interval,
                tolerance: tolerance,
                options: options,
                action
            )
        }
    }
#endif
