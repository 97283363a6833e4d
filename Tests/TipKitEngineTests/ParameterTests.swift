import Foundation
import Testing

@testable import TipKitEngine

@Suite struct ParameterTests {
    @Test("B1.2 Before configure, a parameter has its default value and can't be set") func unconfigured() throws {
        let fixture = try Fixture(isConfigured: false)
        fixture.center.run {
            Flags.isSignedIn.wrappedValue = true
            #expect(Flags.isSignedIn.wrappedValue == false)
        }
    }

    @Test("B3.8 Setting a parameter shows and hides the tips whose rules read it") func dependents() throws {
        let fixture = try Fixture()
        let tip = TipDefinition.requiring(Flags.isSignedIn)
        #expect(fixture.status(tip) == .pending)
        fixture.center.run { Flags.isSignedIn.wrappedValue = true }
        #expect(fixture.status(tip) == .available)
        fixture.center.run { Flags.isSignedIn.wrappedValue = false }
        #expect(fixture.status(tip) == .pending)
    }

    @Test("B4.2 C20 A parameter keeps its value after a relaunch, and a transient parameter has its default")
    func persistence() throws {
        let fixture = try Fixture()
        fixture.center.run {
            Flags.isSignedIn.wrappedValue = true
            Flags.draft.wrappedValue = 7
            #expect(Flags.draft.wrappedValue == 7)
        }
        let next = TipCenter(clock: fixture.clock)
        try next.configure(store: fixture.store)
        next.run {
            #expect(Flags.isSignedIn.wrappedValue)
            #expect(Flags.draft.wrappedValue == 0)
            Flags.draft.wrappedValue = 8
            #expect(Flags.draft.wrappedValue == 8)
        }
    }

    @Test("Setting a parameter to its current value writes nothing to the store") func equalValue() throws {
        let fixture = try Fixture()
        fixture.center.run { Flags.isSignedIn.wrappedValue = true }
        let version = try fixture.store.parameter(Flags.isSignedIn.id)?.version
        fixture.center.run { Flags.isSignedIn.wrappedValue = true }
        #expect(try fixture.store.parameter(Flags.isSignedIn.id)?.version == version)
    }

    @Test("Two parameters of the same type have separate values") func distinct() throws {
        let fixture = try Fixture()
        fixture.center.run {
            Flags.isSignedIn.wrappedValue = true
            #expect(!Flags.other.wrappedValue)
        }
    }

    @Test(
        "A rule may read a parameter that isn't its declared input, and is evaluated again when the parameter changes"
    )
    func readBesideInputs() throws {
        let fixture = try Fixture()
        let tip = TipDefinition(
            id: "a",
            rules: [Tips.Rule(Flags.isSignedIn, source: "") { $0 || Flags.other.wrappedValue }]
        )
        #expect(fixture.status(tip) == .pending)
        fixture.center.run { Flags.other.wrappedValue = true }
        #expect(fixture.status(tip) == .available)
    }

    @Test("A rule that reads its own tip's status gets the tip's previous status") func ownStatus() throws {
        let fixture = try Fixture()
        let rule = Tips.Rule(source: "") {
            TipCenter.current.status(of: "self") { TipDefinition(id: "self") } == .pending
        }
        #expect(fixture.status(TipDefinition(id: "self", rules: [rule])) == .available)
    }

    @Test("C3 Type names and parameter ids leave out the module and build details") func typeNames() {
        struct Local {}
        #expect(stableTypeName(Flags.self) == "Flags")
        #expect(stableTypeName(Outer.Inner.self) == "ParameterTests.Outer.Inner")
        #expect(!stableTypeName(Local.self).contains("$"))
        #expect(Flags.isSignedIn.id == "Flags+isSignedIn")
    }

    private enum Outer { enum Inner {} }
}
