import Testing
import TipKit

/// Uses the declarations in the other files of this target, which are written as for Apple's TipKit and must compile.
@Suite struct SpellingTests {
    @Test(
        "C22 A tip's options keep their order for each way to write the type of the options property",
        arguments: [
            TipOptionArrayTip(), TipOptionArrayLiteralTip(), TipOptionArrayReturnTip(),
            AnyTipOptionArrayTip(), AnyTipOptionArrayLiteralTip(), AnyTipOptionArrayReturnTip(),
            OptionArrayTip(), OptionArrayLiteralTip(), OptionArrayReturnTip(),
            AnyOptionArrayTip(), AnyOptionArrayLiteralTip(), AnyOptionArrayReturnTip(),
        ] as [any Tip]
    )
    func optionTypes(tip: any Tip) {
        #expect(kinds(of: tip) == ["MaxDisplayCount", "IgnoresDisplayFrequency"])
        #expect(tip.id == String(describing: type(of: tip)))
    }

    @Test("A tip's options may be written with if, switch and #if")
    func optionBuilders() {
        #expect(
            kinds(of: OptionWithPrefixTip())
                == ["MaxDisplayCount", "MaxDisplayDuration", "IgnoresDisplayFrequency"]
        )
        #expect(kinds(of: OptionsWithOneElementTip()) == ["MaxDisplayCount"])
        #expect(kinds(of: OptionsWithIfTip(isUrgent: true)).count == 2)
        #expect(kinds(of: OptionsWithIfTip(isUrgent: false)) == ["MaxDisplayCount"])
        #expect(kinds(of: OptionsWithElseTip(isUrgent: true)).first == "IgnoresDisplayFrequency")
        #expect(kinds(of: OptionsWithElseTip(isUrgent: false)) == ["MaxDisplayCount"])
        #expect(kinds(of: OptionsWithSwitchTip(weight: .light)).count == 1)
        #expect(kinds(of: OptionsWithSwitchTip(weight: .medium)).count == 1)
        #expect(kinds(of: OptionsWithSwitchTip(weight: .heavy)).count == 2)
        #expect(kinds(of: OptionsWithDirectiveTip()).count == 2)
    }

    @Test("A tip's actions may be written as an array, or with if, switch, for and #if")
    func actionBuilders() {
        #expect(ActionsAsBuilderTip().actions.map(\.id) == ["open", "later"])
        #expect(ActionsAsLiteralTip().actions.map(\.id) == ["open", "help"])
        #expect(ActionsAsReturnedLiteralTip().actions.map(\.id) == ["open"])
        #expect(ActionsWithPrefixTip().actions.count == 1)
        #expect(ActionsWithIfTip(isLong: true).actions.count == 2)
        #expect(ActionsWithIfTip(isLong: false).actions.count == 1)
        #expect(ActionsWithSwitchTip(plan: .free).actions.map(\.id) == ["buy", "restore"])
        #expect(ActionsWithSwitchTip(plan: .paid).actions.map(\.id) == ["manage"])
        #expect(ActionsWithForTip(places: ["lake", "hut"]).actions.map(\.id) == ["lake", "hut"])
        #expect(ActionsWithDirectiveTip().actions.map(\.id) == ["settings"])
        #if Macros
            #expect(ActionsWithHandlersTip().actions.count == 4)
        #endif
    }

    @Test("A tip's texts may be stored, optional, styled or localized")
    func texts() {
        let stored = StoredTitleTip(title: Text("Stored"), message: nil, image: nil)
        #expect(stored.title == Text("Stored"))
        #expect(StoredTitleWithValueTip().id == "stored-title")
        #expect(StoredTitleWithValueTip().message != nil)
        #expect(MessageOfProtocolTip(number: 1).message == Text("Step \(1)"))
        let tips: [any Tip] = [OptionalMessageTip(), GenericTip(value: 1)]
        #expect(tips.allSatisfy { $0.message != nil })
        #expect(TextFormsTip(name: "oats").message != nil)
        #expect(LocalizedTextTip().message != nil)
        #expect(StyledTextTip().message != nil)
    }

    @Test("Views, tip styles, tip groups and apps written for Apple's TipKit compile and can be created")
    @MainActor func views() {
        _ = NamesOfViews().body
        _ = StyledTipView().body
        _ = GroupInView().body
        _ = AnyTips(tip: nil).body
        _ = GroupForms.group(withSecond: true)
        _ = GroupForms.group(withSecond: false)
        _ = GroupForms.plain
        let switches: @Sendable () -> Void = TestingSwitches.all
        let configure: @MainActor @Sendable (URL) throws -> Void = ConfiguredApp.configure
        withExtendedLifetime((switches, configure)) {}
    }

    @Test("A tip's status can be read in each form that apps use")
    func status() {
        #expect(!StatusForms().sentence.isEmpty)
    }

    @Test("A TipKitError can be caught by pattern and by type")
    func errors() {
        #expect(Errors.name(of: TipKitError.tipsDatastoreAlreadyConfigured) == "configured")
        #expect(Errors.name(of: TipKitError.missingGroupContainerEntitlements) == "missingGroupContainerEntitlements")
        #expect(Errors.name(of: CancellationError()) == "other")
    }

    @Test("An event's donate may be called with and without await")
    func donations() async {
        let tip = DonationsTip()
        tip.pressWithoutAwait()
        await tip.press()
        tip.send()
        await tip.pressInTask().value
        #expect(DonationsTip.chosen.id == "donations-chosen")
    }

    private func kinds(of tip: any Tip) -> [String] {
        tip.options.map { String(describing: type(of: $0)) }
    }
}

#if Macros
    extension SpellingTests {
        @Test("A tip's rules may be written as an array, or with if, switch and #if")
        func ruleBuilders() {
            #expect(RulesAsBuilderTip().rules.map(\.source) == ["$0 == true", "$0 > 1"])
            #expect(RulesAsLiteralTip().rules.count == 2)
            #expect(RulesAsReturnedLiteralTip().rules.count == 2)
            #expect(RulesWithIfTip(isStrict: true).rules.count == 1)
            #expect(RulesWithIfTip(isStrict: false).rules.isEmpty)
            #expect(RulesWithElseTip(isStrict: true).rules.count == 2)
            #expect(RulesWithElseTip(isStrict: false).rules.count == 1)
            #expect(RulesWithSwitchTip(season: .summer).rules.count == 1)
            #expect(RulesWithSwitchTip(season: .winter).rules.count == 2)
            #expect(RulesWithSwitchTip(season: .other).rules.isEmpty)
            #expect(RulesWithDirectiveTip().rules.map(\.source) == ["$0 == true"])
            #expect(RuleFormsTip(least: 1).rules.count == 7)
            #expect(RulesOnEventsTip().rules.count == 7)
            #expect(RuleOnAnotherTypesEventTip(region: Region(name: "north")).rules.count == 1)
            #expect(ParametersOutsideTipsTip().rules.count == 5)
            #expect(NamesOfFoundationTip(url: nil).rules.count == 1)
        }

        @Test("Parameters inside and outside tips initially have their default values")
        func parameters() {
            #expect(AppState.launches == 0)
            #expect(!AppState.isOffline)
            #expect(!Account.isSignedIn)
            #expect(Account.plan == "free")
            #expect(RuleFormsTip.nickname == nil)
            #expect(NamesOfFoundationTip.lastOpened == .distantPast)
            #expect(NamesOfFoundationTip.folder().lastPathComponent == "tips")
        }
    }
#else
    extension SpellingTests {
        @Test("Rules and parameters may be written as macros", .disabled("Needs the trait Macros.")) func skipped() {}
    }
#endif
