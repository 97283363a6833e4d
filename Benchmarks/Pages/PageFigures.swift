import Foundation

/// Figures of pages: `PageFigures NAME` prints one in nanoseconds, or serves what the load is put on.
@main
enum PageFigures {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "render":
            let times = RenderFigure.measure()
            print(times.ours, times.byHand)
        case "change":
            let times = ChangeFigure.measure()
            print(times.many, times.few)
        case "change-above":
            let times = ChangeFigure.measureAbove()
            print(times.many, times.few)
        #if Web
            case "serve": CounterApp.serve()
            case "serve-bare": BareServer.serve()
            case "tips":
                printAsync { folder in
                    let times = try await TipFigures.render(folder)
                    return "\(times.with) \(times.without)"
                }
            case "tips-per-second":
                printAsync { folder in "\(try await TipFigures.rendersPerSecond(folder))" }
            case "serve-tips", "serve-tips-merging":
                let merges = CommandLine.arguments[1] == "serve-tips-merging"
                printAsync { folder in
                    try await TipServer.serve(folder, merges: merges)
                    return ""
                }
        #endif
        default:
            print(
                """
                usage: PageFigures render | change | change-above | tips | tips-per-second | serve --port PORT | \
                serve-tips --port PORT | serve-tips-merging --port PORT | serve-bare --port PORT
                """
            )
            exit(64)
        }
    }

    /// Prints what a closure returns that uses a temporary folder, and ends the process.
    private static func printAsync(_ measure: @escaping @Sendable (URL) async throws -> String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID().uuidString)")
        Task {
            do {
                let figures = try await measure(folder)
                try FileManager.default.removeItem(at: folder)
                print(figures)
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }
        RunLoop.main.run()
    }
}
