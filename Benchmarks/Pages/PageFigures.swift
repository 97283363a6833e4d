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
        #endif
        default:
            print("usage: PageFigures render | change | change-above | serve --port PORT | serve-bare --port PORT")
            exit(64)
        }
    }
}
