import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

private struct PreviewedTip: Tip {
    var title: Text { Text("Previewed") }
}

@MainActor @Suite struct PreviewCenterTests {
    @Test("Each page of a preview keeps its own tips in memory, even if its code sets a datastore location")
    func ownTips() throws {
        let directory = TemporaryDirectory()
        func configure() throws {
            try Tips.resetDatastore()
            try Tips.configure([.datastoreLocation(.url(directory.url))])
        }
        let statuses = try (0..<2).map { page in
            var result = Result<Tips.Status, any Error>.success(.pending)
            PreviewPage.makeHost().scope {
                result = Result {
                    #expect(TipCenter.current !== TipCenter.process)
                    try configure()
                    #expect(PreviewedTip().status == .available)
                    if page == 0 { PreviewedTip().invalidate(reason: .tipClosed) }
                    return PreviewedTip().status
                }
            }
            return try result.get()
        }
        #expect(statuses == [.invalidated(.tipClosed), .available])
        #expect(!FileManager.default.fileExists(atPath: directory.url.path))
    }

    @Test("A task on a preview page uses that page's tips") func task() async {
        let host = PreviewPage.makeHost()
        var centers: [TipCenter] = []
        host.scope { centers.append(.current) }
        await host.taskScope {
            await Task.yield()
            centers.append(.current)
        }
        #expect(centers.count == 2)
        #expect(centers.first === centers.last)
    }
}
