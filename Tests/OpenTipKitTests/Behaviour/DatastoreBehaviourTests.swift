#if Macros
    import Foundation
    import OpenTipKitTesting
    import Testing

    @testable import OpenTipKit
    @testable import TipKitCore

    /// The behavior that Compatibility.md lists under B1 and B9 and that no other suite tests.
    @Suite struct DatastoreBehaviourTests {
        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        @Test("B1.1 configure without options uses the default datastore location and the display frequency immediate")
        func defaults() throws {
            var settings = Settings([])
            #expect(settings.frequency == .immediate)
            #expect(settings.location == .applicationDefault)
        }

        @Test("B1.4 The default datastore location is a folder with the program's name in the XDG data directory")
        func defaultPlace() {
            let path = Tips.ConfigurationOption.DatastoreLocation.applicationDefault.directory.path
            #expect(path.hasSuffix("/\(ProcessInfo.processInfo.processName)"))
            #expect(path.hasPrefix(PersonalFolders().data.path))
        }

        @Test(
            "The data directory is XDG_DATA_HOME if that path is absolute, else .local/share in the home directory",
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

        @Test("B1.5 The datastore is a file in the private folder .tipkit at the given location") func files() throws {
            let directory = TemporaryDirectory()
            try TipCenter(clock: ManualClock()).run { try Tips.configure([.datastoreLocation(.url(directory.url))]) }
            let folder = directory.url.path + "/.tipkit"
            #expect(FileManager.default.fileExists(atPath: folder + "/tips-store.db"))
            let attributes = try FileManager.default.attributesOfItem(atPath: folder)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        }

        @Test("B1.7 If two tips have the same id, the rules of the tip registered last apply", .tipCenter())
        func laterDefinition() {
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

        @Test("B1.9 configure accepts CloudKit containers and stores tips in the local datastore") func cloudKit()
            throws
        {
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

        @Test("B1.9 configure logs that tips stay on this device if a CloudKit container was given without a server")
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
            #if Sync
                let reason = "there is no sync server."
            #else
                let reason = "OpenTipKit was built without the Sync trait."
            #endif
            return String(decoding: result.standardErrorContent, as: UTF8.self)
                .contains("Tips stay on this device: \(reason)")
        }

        private static func configure(for container: Tips.ConfigurationOption.CloudKitContainer?) throws {
            let directory = TemporaryDirectory()
            try TipCenter(clock: ManualClock()).run {
                try Tips.configure([.datastoreLocation(.url(directory.url)), .cloudKitContainer(container)])
            }
        }

        @Test("C5 resetDatastore before configure resets the datastore at the location passed to configure")
        func resetFirst()
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
#endif
