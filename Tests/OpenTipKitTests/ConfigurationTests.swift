import Testing

@testable import OpenTipKit

@Suite struct ConfigurationTests {
    @Test("B8.2 Apple's launch arguments are understood, unknown ones passed over") func launchArguments() {
        let arguments = LaunchArguments([
            "app", "-com.apple.TipKit.ShowTips", "A, B", "--port", "1", "-com.apple.TipKit.HideAllTips", "1",
            "-com.apple.TipKit.ResetDatastore", "0", "-com.apple.TipKit.ShowAllTips",
        ])
        #expect(arguments.shown == ["A", "B"])
        #expect(arguments.hidesAll)
        #expect(!arguments.resetsDatastore)
        #expect(!arguments.showsAll)
    }

    @Test("Of two options of a kind the last counts") func lastCounts() {
        let settings = Settings([.displayFrequency(.daily), .displayFrequency(.weekly), .cloudKitContainer(nil)])
        #expect(settings.frequency == .weekly)
    }

    @Test("B1.8 A store survives a new start, and resetDatastore before configure clears it") func onDisk() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        struct OnDiskTip: Tip { var title: Text { Text("Kept") } }
        func start(reset: Bool = false) throws -> Tips.Status {
            let center = TipCenter()
            return try center.run {
                if reset { try Tips.resetDatastore() }
                try Tips.configure([.datastoreLocation(.url(directory))])
                defer { OnDiskTip().invalidate(reason: .tipClosed) }
                return OnDiskTip().status
            }
        }
        #expect(try start() == .available)
        #expect(try start() == .invalidated(.tipClosed))
        #expect(try start(reset: true) == .available)
    }

    @Test("B1.3 C5 configure twice, and resetDatastore after it, throw") func twice() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        try TipCenter().run {
            try Tips.configure([.datastoreLocation(.url(directory))])
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
        }
    }

    @Test("B9 An unwritable place is an error that names it, and configure may be tried again") func unwritable() throws
    {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        try TipCenter().run {
            let error = #expect(throws: (any Error).self) {
                try Tips.configure([.datastoreLocation(.url(URL(fileURLWithPath: "/dev/null/tips")))])
            }
            #expect(error.map { "\($0.localizedDescription)" }?.contains("/dev/null/tips") == true)
            try Tips.configure([.datastoreLocation(.url(directory))])
        }
    }

    @Test("B1.6 A group container's name with a slash is refused") func groupContainer() {
        #expect(throws: TipKitError.missingGroupContainerEntitlements) {
            try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "../elsewhere")
        }
    }
}
