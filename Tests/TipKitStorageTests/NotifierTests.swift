#if canImport(Glibc)
    import Foundation
    import Glibc
    import OpenTipKitTesting
    import Testing

    @testable import TipKitStorage

    /// File change reports from the kernel.
    @Suite(.timeLimit(.minutes(1))) struct NotifierTests {
        @Test("After the kernel drops reports, all watchers look, also those of quiet folders")
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
            // While `hold` is entered, no reports are read from the kernel.
            hold.enter()
            utimes(files[0], nil)
            for await _ in starts { break }
            // Alternate between files, since the kernel merges consecutive reports for the same file.
            for number in 0...most { utimes(files[number % 2], nil) }
            utimes(missed, nil)
            hold.leave()
            for await _ in calls { break }
        }

        @Test("A removed watcher of a folder is no longer called, while others are") func removed() async throws {
            let notifier = try FolderNotifier.shared.get()
            let directory = TemporaryDirectory()
            let path = try file("a", in: directory)
            let (calls, tell) = AsyncStream.makeStream(of: String.self)
            let first = try notifier.add(directory.url) { tell.yield("first") }
            notifier.remove(first)
            // The order of calls to several watchers isn't specified, so cause two calls.
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

        @Test("The notifier's thread has a name")
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

        /// Returns the only line of a system file.
        private func text(of path: String) throws -> String {
            try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .newlines)
        }
    }
#endif
