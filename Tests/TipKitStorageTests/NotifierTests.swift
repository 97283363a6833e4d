#if os(Linux) || os(Android)
    import Foundation
    import OpenTipKitTesting
    import Testing

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    @testable import TipKitStorage

    /// Tests of the notifier that receives reports of changed files from the Linux kernel.
    @Suite(.timeLimit(.minutes(10))) struct NotifierTests {
        @Test("If the kernel drops reports of file changes, the watchers of all folders are called")
        func dropped() async throws {
            let notifier = try FolderNotifier.shared.get()
            let limit = try text(of: "/proc/sys/fs/inotify/max_queued_events")
            let most = try #require(Int(limit))
            let (busy, quiet) = (TemporaryDirectory(), TemporaryDirectory())
            let files = [try file("a", in: busy), try file("b", in: busy)]
            let missed = try file("c", in: quiet)
            let (starts, start) = AsyncStream.makeStream(of: Void.self)
            let (calls, tell) = AsyncStream.makeStream(of: Void.self)
            let hold = DispatchGroup()
            let first = try notifier.add(busy.url) {
                start.yield()
                hold.wait()
            }
            defer { notifier.remove(first) }
            let second = try notifier.add(quiet.url) { tell.yield() }
            defer { notifier.remove(second) }
            // Make the first watcher wait, so that the notifier reads no more reports and the kernel's queue overflows.
            hold.enter()
            utimes(files[0], nil)
            for await _ in starts { break }
            // Alternate between files, since the kernel merges consecutive reports for the same file.
            for number in 0...most { utimes(files[number % 2], nil) }
            utimes(missed, nil)
            hold.leave()
            for await _ in calls { break }
        }

        @Test("A removed watcher of a folder is no longer called, while the folder's other watchers still are")
        func removed() async throws {
            let notifier = try FolderNotifier.shared.get()
            let directory = TemporaryDirectory()
            let path = try file("a", in: directory)
            let (calls, tell) = AsyncStream.makeStream(of: String.self)
            let first = try notifier.add(directory.url) { tell.yield("first") }
            notifier.remove(first)
            // Cause two calls of the second watcher, since the removed one could be called after the first of them.
            let second = try notifier.add(directory.url) { tell.yield("second") }
            defer { notifier.remove(second) }
            var heard: [String] = []
            utimes(path, nil)
            for await call in calls {
                heard.append(call)
                if heard.count == 2 { break }
                utimes(path, nil)
            }
            #expect(heard == ["second", "second"])
        }

        @Test("The thread that waits for file changes is named OpenTipKit")
        func name() async throws {
            let notifier = try FolderNotifier.shared.get()
            let directory = TemporaryDirectory()
            let path = try file("a", in: directory)
            let (names, tell) = AsyncStream.makeStream(of: String.self)
            let token = try notifier.add(directory.url) {
                do { tell.yield(try text(of: "/proc/thread-self/comm")) } catch { tell.finish() }
            }
            defer { notifier.remove(token) }
            utimes(path, nil)
            let name = await names.first { _ in true }
            #expect(name == "OpenTipKit")
        }

        private func file(_ name: String, in directory: TemporaryDirectory) throws -> String {
            try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
            let file = directory.url.appendingPathComponent(name)
            try Data().write(to: file)
            return file.path
        }

        /// Returns the contents of a system file with a single line.
        private func text(of path: String) throws -> String {
            try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .newlines)
        }
    }
#endif
