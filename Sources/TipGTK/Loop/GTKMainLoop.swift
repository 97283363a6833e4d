#if GTK
    import CGtk
    import Foundation
    import TipContent

    /// Runs the main actor on GLib's main loop.
    ///
    /// A GTK program runs GLib's loop, which knows nothing of Swift's main actor: without this, code after an `await` on the
    /// main actor never runs, and neither does `Task { @MainActor in }`.
    @MainActor
    public enum GTKMainLoop {
        private static var isRunning = false

        /// Lets GLib's main loop run the main actor, from now until the process exits.
        ///
        /// ``TipPopover``, ``TipCard`` and ``TipRow`` call it. Call it yourself, on the main thread before GTK's loop runs, if
        /// the program awaits something earlier. A second call does nothing. The loop wakes only if there is something to run.
        ///
        /// A job of the main actor that runs a loop of its own, as `main` does if it is `async`, holds up all others; then
        /// nothing runs, and a message says so. A nested loop in a handler of GTK's doesn't.
        public static func runMainActor() {
            guard !isRunning else { return }
            isRunning = true
            let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)
            // A nested loop, such as that of a dialog, runs the main actor, too.
            g_source_set_can_recurse(source, 1)
            let callback: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { descriptor, _, _ in
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }
            g_source_set_callback(source, unsafeBitCast(callback, to: GSourceFunc.self), nil, nil)
            _ = g_source_attach(source, nil)
            g_source_unref(source)
            expectJobs()
        }

        /// Writes a message if GLib's loop runs, but the main actor doesn't.
        private static func expectJobs() {
            Timer.after(milliseconds: 0) {
                var hasRun = false
                Task { @MainActor in hasRun = true }
                Timer.after(milliseconds: 2_000) {
                    guard !hasRun else { return }
                    DiagnosticLog.write(
                        "GTK's loop was started by a job of the main actor, so no other job runs, and tips don't change; "
                            + "start it in a 'main' that isn't 'async'."
                    )
                }
            }
        }
    }

    /// A moment at which GLib's loop calls a closure once.
    @MainActor
    final class Timer {
        private var source: guint = 0
        private var body: (@MainActor () -> Void)?

        private init() {}

        /// Calls a closure after a time, unless the timer is canceled.
        @discardableResult
        static func after(milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> Timer {
            let timer = Timer()
            timer.body = body
            let callback: @convention(c) (gpointer?) -> gboolean = { data in
                guard let data else { return 0 }
                let timer = Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated {
                    timer.source = 0
                    timer.body?()
                    timer.body = nil
                }
                return 0
            }
            timer.source = g_timeout_add_full(
                G_PRIORITY_DEFAULT,
                guint(max(0, milliseconds)),
                callback,
                Unmanaged.passRetained(timer).toOpaque(),
                { data in if let data { Unmanaged<Timer>.fromOpaque(data).release() } }
            )
            return timer
        }

        func cancel() {
            body = nil
            if source != 0 { g_source_remove(source) }
            source = 0
        }
    }
#endif
