import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit
@testable import TipKitCore

@Suite struct ConfigurationTests {
    @Test("B8.2 Apple's TipKit launch arguments are parsed, and unknown arguments are ignored") func launchArguments() {
        let arguments = LaunchArguments([
            "app", "-com.apple.TipKit.ShowTips", "A, B", "--port", "1", "-com.apple.TipKit.HideAllTips", "1",
            "-com.apple.TipKit.ResetDatastore", "0", "-com.apple.TipKit.ShowAllTips",
        ])
        #expect(arguments.shown == ["A", "B"])
        #expect(arguments.hidden.isEmpty)
        #expect(arguments.hidesAll)
        #expect(!arguments.resetsDatastore)
        #expect(!arguments.showsAll)
    }

    @Test(
        "B8.2 A TipKit launch argument is on for the values 1, yes and true, and off for all others",
        arguments: LaunchArgument.allCases
    )
    func launchSwitches(argument: LaunchArgument) {
        for value in ["1", "yes", "YES", "true"] {
            let arguments = LaunchArguments(["app", argument.rawValue, value])
            #expect(LaunchArgument.allCases.filter { $0.isOn(in: arguments) } == [argument])
        }
        for value in ["0", "NO", "false", "2", ""] {
            #expect(!argument.isOn(in: LaunchArguments(["app", argument.rawValue, value])))
        }
    }

    @Test("B8.2 B1.8 The launch argument ResetDatastore makes configure reset the datastore, unless it follows --")
    func launchReset() throws {
        struct ClosedTip: Tip {
            var title: Text { Text("Closed") }
        }
        let directory = TemporaryDirectory()
        func launch(_ arguments: String...) throws -> TipCenter {
            let center = TipCenter(clock: ManualClock())
            try center.run {
                try Tips.configure([.datastoreLocation(.url(directory.url))], arguments: LaunchArguments(arguments))
            }
            return center
        }
        try launch().run { ClosedTip().invalidate(reason: .tipClosed) }
        #expect(try launch().run { ClosedTip().status } == .invalidated(.tipClosed))
        let search = try launch("app", "search", "--", "-com.apple.TipKit.ResetDatastore", "1")
        #expect(search.run { ClosedTip().status } == .invalidated(.tipClosed))
        let reset = try launch("app", "-com.apple.TipKit.ResetDatastore", "1")
        #expect(reset.run { ClosedTip().status } == .available)
    }

    enum LaunchArgument: String, CaseIterable {
        case showAll = "-com.apple.TipKit.ShowAllTips"
        case hideAll = "-com.apple.TipKit.HideAllTips"
        case reset = "-com.apple.TipKit.ResetDatastore"

        func isOn(in arguments: LaunchArguments) -> Bool {
            switch self {
            case .showAll: arguments.showsAll
            case .hideAll: arguments.hidesAll
            case .reset: arguments.resetsDatastore
            }
        }
    }

    @Test(
        "B8.2 Launch arguments show and hide tips from the start, and named tips override ShowAll and HideAll",
        arguments: [
            ([], ["PlainTip"]),
            (["-com.apple.TipKit.ShowAllTips", "1"], ["PlainTip", "Gate"]),
            (["-com.apple.TipKit.ShowAllTips", "0"], ["PlainTip"]),
            (["-com.apple.TipKit.HideAllTips", "1"], []),
            (["-com.apple.TipKit.ShowTips", "Gate"], ["PlainTip", "Gate"]),
            (["-com.apple.TipKit.HideTips", "Gate, PlainTip"], []),
            (["-com.apple.TipKit.HideTips", "Other"], ["PlainTip"]),
            (["-com.apple.TipKit.HideAllTips", "1", "-com.apple.TipKit.ShowTips", "Other,Gate"], ["Gate"]),
            (["-com.apple.TipKit.ShowAllTips", "1", "-com.apple.TipKit.HideTips", "PlainTip"], ["Gate"]),
        ] as [([String], [String])]
    )
    func launchEffects(arguments: [String], shown: [String]) throws {
        let directory = TemporaryDirectory()
        let center = TipCenter(clock: ManualClock())
        try center.run {
            try Tips.configure(
                [.datastoreLocation(.url(directory.url))],
                arguments: LaunchArguments(["app"] + arguments)
            )
        }
        let tips: [any Tip] = [PlainTip(), GroupTests.Gate()]
        let found = center.run { tips.filter { $0.shouldDisplay }.map { $0.id } }
        #expect(found == shown)
    }

    @Test("If configure gets two options of the same kind, the last applies") func lastCounts() {
        let settings = Settings([.displayFrequency(.daily), .displayFrequency(.weekly), .cloudKitContainer(nil)])
        #expect(settings.frequency == .weekly)
    }

    @Test("B8.2 TipKit launch arguments after -- are ignored") func argumentsOfTheApp() {
        let arguments = LaunchArguments([
            "app", "-com.apple.TipKit.HideTips", "A", "--", "-com.apple.TipKit.ShowAllTips", "1",
        ])
        #expect(arguments.hidden == ["A"])
        #expect(!arguments.showsAll)
    }

    @Test("B1.8 The datastore is kept between launches, and resetDatastore before configure clears it") func onDisk()
        throws
    {
        let directory = TemporaryDirectory()
        struct OnDiskTip: Tip { var title: Text { Text("Kept") } }
        func start(reset: Bool = false) throws -> Tips.Status {
            let center = TipCenter()
            return try center.run {
                if reset { try Tips.resetDatastore() }
                try Tips.configure([.datastoreLocation(.url(directory.url))])
                defer { OnDiskTip().invalidate(reason: .tipClosed) }
                return OnDiskTip().status
            }
        }
        #expect(try start() == .available)
        #expect(try start() == .invalidated(.tipClosed))
        #expect(try start(reset: true) == .available)
    }

    @Test("B1.3 C5 After configure, a second configure and resetDatastore both throw") func twice() throws {
        let directory = TemporaryDirectory()
        try TipCenter().run {
            try Tips.configure([.datastoreLocation(.url(directory.url))])
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
        }
    }

    @Test("B9 configure throws an error with the path of an unwritable location, and may then be called again")
    func unwritable() throws {
        let directory = TemporaryDirectory()
        try TipCenter().run {
            let error = #expect(throws: (any Error).self) {
                try Tips.configure([.datastoreLocation(.url(URL(fileURLWithPath: "/dev/null/tips")))])
            }
            #expect(error.map { "\($0.localizedDescription)" }?.contains("/dev/null/tips") == true)
            try Tips.configure([.datastoreLocation(.url(directory.url))])
        }
    }

    @Test("configure may be called again after it failed because its store couldn't be read") func unreadable() throws {
        let center = TipCenter(clock: ManualClock())
        let store = RefusingStore()
        store.refusesReads = true
        #expect(throws: (any Error).self) { try center.configure(store: store) }
        #expect(center.run { PlainTip().status } == .pending)
        store.refusesReads = false
        try center.configure(store: store)
        #expect(center.run { PlainTip().status } == .available)
    }

    @Test("B1.6 groupContainer throws for an identifier that contains a slash") func groupContainer() {
        #expect(throws: TipKitError.missingGroupContainerEntitlements) {
            try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "../elsewhere")
        }
    }
}
