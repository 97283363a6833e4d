import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit

/// The behavior in Compatibility.md under B1 and B9 that no other suite tests.
@Suite struct DatastoreBehaviourTests {
    struct FlagTip: Tip {
        @Parameter static var isOn: Bool = false
        var title: Text { Text("Flag") }
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
    }

    @Test("B1.1 configure without options takes the default place and no pause") func defaults() throws {
        let settings = Settings([])
        #expect(settings.frequency == .immediate)
        #expect(settings.location == .applicationDefault)
    }

    @Test("B1.4 The default place is the XDG data directory, by the program's name") func defaultPlace() {
        let path = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.directory.path
        #expect(path.hasSuffix("/\(ProcessInfo.processInfo.processName)"))
        #expect(path.hasPrefix(PersonalFolders().data.path))
    }

    @Test(
        "The user's folders come from absolute paths in the environment, otherwise from the home directory",
        arguments: [
            (["XDG_DATA_HOME": "/d", "HOME": "/h"], "/d"), (["HOME": "/h"], "/h/.local/share"),
            (["XDG_DATA_HOME": "d", "HOME": "/h"], "/h/.local/share"),
            (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share"),
            (["HOME": "h"], "\(FileManager.default.homeDirectoryForCurrentUser.path)/.local/share"),
        ]
    )
    func folders(environment: [String: String], data: String) {
        #expect(PersonalFolders(environment: environment).data.path == data)
    }

    @Test("B1.5 The store is a file in a hidden folder .tipkit of the place given") func files() throws {
        let directory = TemporaryDirectory()
        try TipCenter(clock: ManualClock()).run { try Tips.configure([.datastoreLocation(.url(directory.url))]) }
        let folder = directory.url.path + "/.tipkit"
        #expect(FileManager.default.fileExists(atPath: folder + "/tips-store.db"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test("B1.7 Of two definitions with one id the later counts", .tipCenter()) func laterDefinition() {
        struct Versioned: Tip {
            let isAllowed: Bool
            var id: String { "versioned" }
            var title: Text { Text("Versioned") }
            var rules: [Rule] {
                let isAllowed = isAllowed
                return [Rule(source: "isAllowed") { isAllowed }]
            }
        }
        #expect(Versioned(isAllowed: true).status == .available)
        TipCenter.current.register(Versioned(isAllowed: false).definition)
        #expect(Versioned(isAllowed: true).status == .pending)
    }

    @Test("B1.9 A CloudKit container is accepted, and tips stay on this device") func cloudKit() throws {
        let directory = TemporaryDirectory()
        try TipCenter(clock: ManualClock()).run {
            try Tips.configure([
                .datastoreLocation(.url(directory.url)), .cloudKitContainer(.named("iCloud.example.tips")),
                .cloudKitContainer(.automatic), .cloudKitContainer(nil),
            ])
            #expect(AnyTip(FlagTip()).status == .pending)
            #expect(PlainTip().status == .available)
        }
        #expect(FileManager.default.fileExists(atPath: directory.file.path))
    }

    @Test("B1.9 Who names a CloudKit container is told that tips stay on this device, and who names none isn't")
    func missingServer() async throws {
        let named = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try Self.configure(for: .named("iCloud.example.tips"))
        }
        #expect(try Self.saysNotice(#require(named)))
        let unnamed = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try Self.configure(for: nil)
        }
        #expect(try !Self.saysNotice(#require(unnamed)))
    }

    private static func saysNotice(_ result: ExitTest.Result) -> Bool {
        String(decoding: result.standardErrorContent, as: UTF8.self)
            .contains("Tips stay on this device: there is no sync server.")
    }

    private static func configure(for container: Tips.ConfigurationOption.CloudKitContainer?) throws {
        let directory = TemporaryDirectory()
        try TipCenter(clock: ManualClock()).run {
            try Tips.configure([.datastoreLocation(.url(directory.url)), .cloudKitContainer(container)])
        }
    }

    @Test("C5 A reset asked for before configure is carried out at the place that configure is given") func resetFirst()
        throws
    {
        let directory = TemporaryDirectory()
        try TipCenter(clock: ManualClock()).run {
            try Tips.configure([.datastoreLocation(.url(directory.url))])
            FlagTip.isOn = true
            FlagTip().invalidate(reason: .tipClosed)
        }
        try TipCenter(clock: ManualClock()).run {
            try Tips.resetDatastore()
            try Tips.configure([.datastoreLocation(.url(directory.url))])
            #expect(FlagTip.isOn == false)
            #expect(FlagTip().status == .pending)
        }
    }
}
