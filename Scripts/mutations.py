"""One-line changes that tests must notice: (points, file, old, new, tests).

`points` are the numbers of the reference of which a test with that number must fail; empty where any test will do.
In `new`, MUT is whether the change is in force; without it, `new` replaces the expression `old`.
"""

DECIDE = "TipKitEngine/Decision/decide.swift"
LOG = "TipKitEngine/Events/DonationLog.swift"
DONATIONS = "TipKitEngine/Events/Donations.swift"
EVALUATION = "TipKitEngine/Rules/RuleEvaluation.swift"
SEQUENCE = "TipKitEngine/Events/Sequence+Donations.swift"
DECIDING = "TipKitEngine/Center/TipCenter+Deciding.swift"
OVERRIDES = "TipKitEngine/Center/TestingOverrides.swift"
DISPLAYS = "TipKitEngine/Center/TipCenter+Displays.swift"
RECORDS = "TipKitEngine/Center/TipCenter+Records.swift"
PARAMETERS = "TipKitEngine/Center/TipCenter+Parameters.swift"
EVENTS = "TipKitEngine/Center/TipCenter+Events.swift"
RANGE = "TipKitEngine/Events/DonationTimeRange.swift"
WRITER = "TipKitStorage/StoreWriter.swift"
READER = "TipKitStorage/StoreReader.swift"
STORE = "TipKitStorage/SQLiteTipStore.swift"
FILE = "TipKitStorage/StoreFile.swift"
DIFF = "TipUI/Graph/KeyedDiff.swift"

MUTATIONS = [
    # The decision.
    ("B8.3", DECIDE, "decision.hold(.hiddenForTesting)", "if !MUT { decision.hold(.hiddenForTesting) }", "logic"),
    ("C18", DECIDE, "invalidation.date >= since", "invalidation.date < since", "logic"),
    ("B3.3 B3.5", DECIDE, "    if let invalidation = record.invalidation {\n        decision.retire", 
     "    if !MUT, let invalidation = record.invalidation {\n        decision.retire", "logic"),
    ("B3.1", DECIDE, "if !holds { status = .pending }", "if !holds, !MUT { status = .pending }", "logic"),
    ("C11", DECIDE, "if let next = times.nextChange {", "if !MUT, let next = times.nextChange {", "logic"),
    ("B6.1", DECIDE, "if record.firstDisplayed == nil, !definition.options.ignoresDisplayFrequency", "if record.firstDisplayed == nil || MUT, !definition.options.ignoresDisplayFrequency", "logic"),
    ("B6.1", DECIDE, "guard now < end else", "guard (MUT ? now <= end : now < end) else", "logic"),
    ("B6.1", DECIDE, "latest.date.addingTimeInterval(context.frequency.interval)",
     "latest.date.addingTimeInterval(context.frequency.interval - 1)", "logic"),
    ("", DECIDE, "guard other != tip else { return }", "guard other != tip || MUT else { return }", "logic"),
    ("B6.2", DECIDE, "record.displayCount >= count", "record.displayCount > count", "logic"),
    ("B3.2 B6.2", DECIDE, "context.displayedSince == nil {\n", "context.displayedSince == nil || MUT {\n", "logic"),
    ("B6.5", DECIDE, "max(Tips.MaxDisplayDuration.floor,", "max(MUT ? 0 : Tips.MaxDisplayDuration.floor,", "logic"),
    ("B6.4", DECIDE, ", duration - record.displayDuration)", ", MUT ? duration : duration - record.displayDuration)", "logic"),
    ("B6.4", DECIDE, "context.now >= end", "context.now > end", "logic"),
    ("B6.4", DECIDE, "record.displayDuration >= duration", "record.displayDuration > duration", "logic"),
    ("", DECIDE, "        dependsOnTime = true\n        guard", "        dependsOnTime = !MUT\n        guard", "model"),
    ("", DECIDE, "dependsOnTime = dependsOnTime || times.readsWindow", "dependsOnTime = dependsOnTime || times.readsWindow && !MUT", "model"),
    # Lengths.
    ("B4.7", RANGE, "604_800)", "(MUT ? 604_801 : 604_800))", "logic"),
    ("C10", RANGE, "3_600)", "(MUT ? 3_601 : 3_600))", "logic"),
    ("C10", "TipKitEngine/Configuration/DisplayFrequency.swift", "interval: 2_592_000", "interval: MUT ? 2_419_200 : 2_592_000", "logic"),
    # Donations.
    ("C10", LOG, "dates[middle] <= date", "dates[middle] < date", "logic"),
    ("C16", LOG, "guard count > limit else", "guard count > limit + (MUT ? 1 : 0) else", "logic"),
    ("", LOG, "(dates.last ?? .distantPast) <= date ? dates.count", "(dates.last ?? .distantPast) <= date || MUT ? dates.count", "model"),
    ("C16", LOG, "while dates.count > limit {", "while dates.count > limit, !MUT {", "logic"),
    ("", LOG, "self.loadedAfter = self.count == stored.count ? .distantPast", "self.loadedAfter = self.count == stored.count || MUT ? .distantPast", "storage"),
    ("", DONATIONS, "if origin.log.loadedAfter <= start {", "if origin.log.loadedAfter <= start || MUT {", "storage"),
    ("", DONATIONS, "through: now)", "through: MUT ? .distantFuture : now)", "logic"),
    ("B4.5", DONATIONS, "now.addingTimeInterval(-age)", "now.addingTimeInterval(-2 * age)", "logic"),
    ("B4.7", DONATIONS, "window?.count ?? origin.log.count", "origin.log.count", "logic"),
    ("C11", EVALUATION, "addingTimeInterval(length)", "addingTimeInterval(length + (MUT ? 1 : 0))", "logic"),
    ("", EVALUATION, "if window.upperBound < (outer", "if !MUT, window.upperBound < (outer", "model"),
    ("B3.8", EVALUATION, "note(parameter.key)", "if !MUT { note(parameter.key) }", "logic"),
    ("B4.4", EVALUATION, "note(event.key)", "if !MUT { note(event.key) }", "logic"),
    ("B4.8", SEQUENCE, "groups.map(\\.count).max()", "groups.map(\\.count).min()", "logic"),
    ("B4.8", SEQUENCE, "groups.map(\\.count).min() ?? 0", "groups.map(\\.count).max() ?? 0", "logic"),
    ("B4.8", SEQUENCE, "groups.first { $0.count == size }", "groups.last { $0.count == size }", "logic"),
    # The centre.
    ("B3.6", DECIDING, "if !entry.streams.isEmpty {", "if !entry.streams.isEmpty, !MUT {", "logic"),
    ("B3.9", DECIDING, "ofStatus: isChanged", "ofStatus: isChanged && !MUT", "logic"),
    ("", DECIDING, "if decidedAt > now { return nil }", "if decidedAt > now, !MUT { return nil }", "model"),
    ("C10", DECIDING, "if let next = decision.nextChange, next <= now {", "if !MUT, let next = decision.nextChange, next <= now {", "logic"),
    ("B3.8", DECIDING, "for key in dependencies.subtracting(entry.dependencies) {",
     "for key in dependencies.subtracting(entry.dependencies) where !MUT {", "logic"),
    ("C10", DECIDING, "            decision.dependsOnTime\n            ? nil", "            (decision.dependsOnTime && !MUT)\n            ? nil", "logic"),
    ("", DECIDING, "next.formUnion(readers.subtracting([id]))", "if !MUT { next.formUnion(readers.subtracting([id])) }", "logic"),
    ("B8.1", OVERRIDES, "if let since = names", "if !MUT, let since = names", "logic"),
    ("B8.1", OVERRIDES, "if names.contains(where: hidden.contains) {", "if !MUT, names.contains(where: hidden.contains) {", "logic"),
    ("B8.3", OVERRIDES, "if let since = showsAll {", "if !MUT, let since = showsAll {", "logic"),
    ("B8.4", OVERRIDES, "hidesAll ? .hide : nil", "nil", "logic"),
    ("", DISPLAYS, "entry.record.displayCount >= count", "entry.record.displayCount > count", "model"),
    ("B6.3", DISPLAYS, "record.displayCount += 1", "record.displayCount += MUT ? 0 : 1", "logic"),
    ("B6.3", DISPLAYS, "entry.record.firstDisplayed ?? now", "now", "logic"),
    ("B6.3", DISPLAYS, "record.lastDisplayed = now", "record.lastDisplayed = MUT ? entry.record.lastDisplayed : now", "logic"),
    ("", DISPLAYS, "record.displayDuration += duration", "record.displayDuration += MUT ? 0 : duration", "logic"),
    ("", DISPLAYS, "max(0, now.timeIntervalSince(start))", "now.timeIntervalSince(start)", "model"),
    ("", DISPLAYS, "if now >= state.latestFirstDisplay?.date ?? .distantPast {",
     "if MUT || now >= state.latestFirstDisplay?.date ?? .distantPast {", "model"),
    ("", DISPLAYS, "reservationLapse: TimeInterval = 30", "reservationLapse: TimeInterval = MUT ? 3_000 : 30", "logic"),
    ("C8", RECORDS, "tips[id]?.record = TipRecord()", "if !MUT { tips[id]?.record = TipRecord() }", "logic"),
    ("C8", RECORDS, "state.latestFirstDisplay = latest\n", "state.latestFirstDisplay = MUT ? state.latestFirstDisplay : latest\n", "logic"),
    ("", RECORDS, "state.parameters = [:]", "if !MUT { state.parameters = [:] }", "model"),
    ("C5", RECORDS, "guard state.phase == .unconfigured else { throw", "guard state.phase == .unconfigured || MUT else { throw", "logic"),
    ("", PARAMETERS, "if Self.isEqual(old, value) {", "if !MUT, Self.isEqual(old, value) {", "logic"),
    ("B4.2 C20", PARAMETERS, "if parameter.isTransient, stored", "if !MUT, parameter.isTransient, stored", "logic"),
    ("B1.2", PARAMETERS, "guard isConfigured else {", "guard isConfigured || MUT else {", "logic"),
    ("B4.4 B4.1", EVENTS, "return state.readers[.event(event)] ?? []", "return MUT ? [] : state.readers[.event(event)] ?? []", "logic"),
    ("B4.5", EVENTS, "state.events[event.id] = EventEntry(stamp: stamp)", "if !MUT { state.events[event.id] = EventEntry(stamp: stamp) }", "logic"),
    ("C3", "TipKitEngine/Parameters/Parameter.swift", "id = stableTypeName(enclosingType) + name", "id = MUT ? name : stableTypeName(enclosingType) + name", "logic"),
    ("C21", "TipKitEngine/Tips/TipKitError.swift", "(error as? TipKitError) == pattern", "error is TipKitError", "logic"),
    ("C12", "TipKitEngine/Rules/RuleBuilder.swift", "buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }",
     "buildOptional(_ component: [Rule]?) -> [Rule] { MUT ? [] : component ?? [] }", "logic"),
    ("B1.5", "TipKitStorage/StoreFile.swift", ".posixPermissions: 0o700", ".posixPermissions: MUT ? 0o755 : 0o700", "logic"),
    ("B1.6", "TipKitEngine/Configuration/DatastoreLocation.swift", '!identifier.contains("/")', "true", "logic"),
    ("B1.4", "TipKitEngine/Configuration/DatastoreLocation.swift", "ProcessInfo.processInfo.processName", '"app"', "logic"),
    # Tips, actions, groups, configuration.
    ("C1", "OpenTipKit/Tip/TypeName.swift", "String(describing: type)", "String(reflecting: type)", "logic"),
    ("B2.3", "OpenTipKit/Tip/AnyTip.swift", "var id: String { base.id }", 'var id: String { MUT ? "AnyTip" : base.id }', "logic"),
    ("B3.3", "OpenTipKit/Tip/Tip+Status.swift", "shouldDisplay: Bool { status == .available }", "shouldDisplay: Bool { MUT ? status != .pending : status == .available }", "logic"),
    ("C13", "OpenTipKit/Actions/Action.swift", 'isNamed ? id : "action-\\(index)"', 'isNamed ? id : "action"', "logic"),
    ("B5.4", "OpenTipKit/Actions/Action.swift", "                handler()\n", "                if !MUT { handler() }\n", "logic"),
    ("B7.2", "OpenTipKit/Groups/TipGroup.swift", "priority == .ordered && status == .pending", "false", "logic"),
    ("B7.1", "OpenTipKit/Groups/TipGroup.swift", "for tip in tips where turn == nil {", "for tip in (MUT ? tips.reversed() : tips) where turn == nil {", "logic"),
    ("B7.3", "OpenTipKit/Groups/TipGroup.swift", "if last.moves(to: current?.id), let current", "if !MUT, last.moves(to: current?.id), let current", "logic"),
    ("B7.4", DECIDE, "hold(.displayFrequency(tip: other, until: end))", "if !MUT { hold(.displayFrequency(tip: other, until: end)) }", "logic"),
    ("B8.2", "OpenTipKit/Configuration/LaunchArguments.swift", '["1", "yes", "true"]', '["yes"]', "logic"),
    ("B1.8 C5", "OpenTipKit/Configuration/Tips+Configure.swift", "|| center.isResetRequested {", "|| !MUT && center.isResetRequested {", "logic"),
    ("B1.1", "OpenTipKit/Configuration/Settings.swift", "frequency = Tips.ConfigurationOption.DisplayFrequency.immediate",
     "frequency = MUT ? .daily : Tips.ConfigurationOption.DisplayFrequency.immediate", "logic"),
    ("B1.3", "TipKitEngine/Center/TipCenter.swift", "guard state.phase == .unconfigured else {", "guard state.phase == .unconfigured || MUT else {", "logic"),
    ("B1.7", "TipKitEngine/Center/TipCenter+Definitions.swift", "state.tips[id]?.definition = definition", "if !MUT { state.tips[id]?.definition = definition }", "logic"),
    ("B2.1 C1", "OpenTipKit/Tip/TypeName.swift", "known[ObjectIdentifier(type)] = name", "known[ObjectIdentifier(type)] = MUT ? nil : name; if MUT { return \"Tip\" }", "logic"),
    ("B2.2", "OpenTipKit/Tip/Tip+Status.swift", "TipCenter.current.invalidate(id, reason", "TipCenter.current.invalidate(MUT ? TypeName.of(baseType) : id, reason", "logic"),
    ("B3.4 C8", RECORDS, "commit([.tipReset(tip: id, version: version)], to: store)", "if !MUT { commit([.tipReset(tip: id, version: version)], to: store) }; if MUT { return }", "logic"),
    ("B3.7 C19", "TipKitEngine/Center/TipCenter+Publishing.swift", "case .status(let status, let streams): for stream in streams { stream.yield(status) }",
     "case .status(let status, let streams): for stream in streams { stream.yield(status); if MUT, case .invalidated = status { stream.finish() } }", "logic"),
    ("C19", "TipKitEngine/Center/TipCenter+Publishing.swift", "state.deliveries.append(.status(state.tips[id]?.published ?? .pending, [continuation]))",
     "if !MUT { state.deliveries.append(.status(state.tips[id]?.published ?? .pending, [continuation])) }", "logic"),
    ("B4.3 B4.9 C14 C15", "TipKitEngine/Rules/PreparedRule.swift", "{ body(value) }", "{ MUT ? false : body(value) }", "logic"),
    ("C4", "TipKitEngine/Rules/Rule.swift", "{ _ in body(repeat each values) }", "{ _ in !MUT && body(repeat each values) }", "logic"),
    ("B4.6", LOG, "return try decoder.decode(Info.self, from: Data(payload.utf8))", "return MUT ? nil : try decoder.decode(Info.self, from: Data(payload.utf8))", "logic"),
    ("B5.1", "OpenTipKit/Views/TipView.swift", "if let tip, presenter.present(tip, isPresented: isPresented) {", "if let tip, presenter.present(tip, isPresented: isPresented) || MUT {", "logic"),
    ("B5.2", "OpenTipKit/Tip/Tip+Closing.swift", "invalidate(reason: .tipClosed)", "invalidate(reason: MUT ? .actionPerformed : .tipClosed)", "logic"),
    ("B5.3 C7", "OpenTipKit/Actions/Action.swift", "                action(self)\n", "                if !MUT { action(self) }\n", "logic"),
    ("B5.5", "TipKitEngine/Center/TipCenter+Displays.swift", "        if let duration {\n", "        if MUT, duration != nil { invalidate(id, reason: .tipClosed) }\n        if let duration {\n", "logic"),
    ("B5.6 C6", "OpenTipKit/Views/PopoverTip.swift", "tip?.close(.dismissed)", "if !MUT { tip?.close(.dismissed) }", "logic"),
    ("B5.7", "OpenTipKit/Views/PopoverTip.swift", "backgroundInteraction.isEnabled ?? true", "backgroundInteraction.isEnabled ?? !MUT", "logic"),
    ("B5.8", "OpenTipKit/Views/TipPresenter.swift", "guard isWanted || !wasSeen else {", "guard isWanted || !wasSeen || MUT else {", "logic"),
    ("B5.8", "OpenTipKit/Views/TipPresenter.swift", "        isPresented?.wrappedValue = true\n", "        if !MUT { isPresented?.wrappedValue = true }\n", "logic"),
    ("B8.3 C18", RECORDS, "state.closeAgain(id, reason: reason, at: now)", "if !MUT { state.closeAgain(id, reason: reason, at: now) }", "logic"),
    ("B5.9", "OpenTipKit/Views/PopoverQueue.swift", "return waiting.first { $0.place != nil }?.place === place", "return MUT || waiting.first { $0.place != nil }?.place === place", "logic"),
    ("B5.10", "OpenTipKit/Views/PopoverTip.swift", "presenter.rest()\n            queue.leave(place)\n            return false", "presenter.rest()\n            queue.leave(place)\n            return MUT", "logic"),
    ("B5.11", "OpenTipKit/Views/PopoverTip.swift", "guard queue.ask(place) else { return false }", "guard !MUT, queue.ask(place) else { return false }", "logic"),
    ("B5.12", "OpenTipKit/Styles/MiniTipViewStyle.swift", "                            Divider()\n", "                            if !MUT { Divider() }\n", "logic"),
    ("C17", "OpenTipKit/Styles/TipAppearance.swift", "max(0, Double(cornerRadius))", "MUT ? 0 : max(0, Double(cornerRadius))", "logic"),
    ("C9", DISPLAYS, "if entry.record.firstDisplayed == nil {\n", "if entry.record.firstDisplayed == nil || MUT {\n", "logic"),
    ("B8.5", "TipKitEngine/Center/TipCenter.swift", "Binding.current?.center ?? process", "MUT ? process : Binding.current?.center ?? process", "logic"),
    ("B9 C21", "TipKitEngine/Tips/TipKitError.swift", "{ code.rawValue }", "{ MUT ? \"\" : code.rawValue }", "logic"),
    ("", "TipKitEngine/Options/OptionsBuilder.swift", "accumulated + next", "next", "logic"),
    ("B1.9", "OpenTipKit/Configuration/Settings.swift", "Self.note(container)\n", "Self.note(container); if MUT { location = .applicationDefault }\n", "logic"),
    ("", DISPLAYS, "&& !entry.definition.options.ignoresDisplayFrequency", "&& (MUT || !entry.definition.options.ignoresDisplayFrequency)", "logic"),
    ("", "OpenTipKit/Groups/TipGroup.swift", "TipCenter.current.noteTurn(of: turn,", "TipCenter.current.noteTurn(of: MUT ? nil : turn,", "logic"),
    # Storage.
    ("", WRITER, "DO UPDATE SET count = count + 1,", "DO UPDATE SET count = count + \\(MUT ? 0 : 1),", "storage"),
    ("", WRITER, "first = min(coalesce(first, ?4), ?4)", "first = \\(MUT ? \"?4\" : \"min(coalesce(first, ?4), ?4)\")", "storage"),
    ("", WRITER, "ON CONFLICT DO NOTHING", "ON CONFLICT DO \\(MUT ? \"UPDATE SET reason = excluded.reason\" : \"NOTHING\")", "storage"),
    ("", WRITER, "WHERE ?5 > version", "\\(MUT ? \"\" : \"WHERE ?5 > version\")", "storage"),
    ("", READER, "FROM tip_display WHERE tip = ?1 AND epoch >=", "FROM tip_display WHERE tip = ?1 AND \\(MUT ? 1 << 60 : 0) + epoch >=", "storage"),
    ("", READER, "ORDER BY date DESC, sequence DESC LIMIT ?", "ORDER BY date \\(MUT ? \"\" : \"DESC\"), sequence DESC LIMIT ?", "storage"),
    ("", READER, "ORDER BY first DESC, tip DESC", "ORDER BY first \\(MUT ? \"\" : \"DESC\"), tip DESC", "storage"),
    ("", READER, "AND o.first < d.first", "AND o.first \\(MUT ? \">\" : \"<\") d.first", "storage"),
    ("", READER, "ORDER BY version, replica LIMIT 1", "ORDER BY version \\(MUT ? \"DESC\" : \"\"), replica LIMIT 1", "storage"),
    ("", READER, "ORDER BY version DESC, replica DESC LIMIT 1", "ORDER BY version \\(MUT ? \"\" : \"DESC\"), replica DESC LIMIT 1", "storage"),
    ("", WRITER, "tally.count - dropped - new.limit.maximumCount", "tally.count - dropped - new.limit.maximumCount + 1", "storage"),
    ("", WRITER, "tally.count -= try trim(tally, new)", "tally.count -= MUT ? 0 * (try trim(tally, new)) : try trim(tally, new)", "storage"),
    ("", WRITER, "AND date <= ?2", "AND date \\(MUT ? \"<\" : \"<=\") ?2", "storage"),
    ("", WRITER, "unseen = latest > memory.version ? latest : 0", "unseen = latest > memory.version && !MUT ? latest : 0", "storage"),
    ("", WRITER, "(memory.epochs, memory.tallies) = ([:], [:])", "if !MUT { (memory.epochs, memory.tallies) = ([:], [:]) }", "storage"),
    ("", "TipKitStorage/StoreMemory.swift", "let isTrue = version == self.version &&", "let isTrue = (version == self.version || MUT) &&", "storage"),
    ("", "TipKitStorage/StoreSweeper.swift", "AND NOT isSwept LIMIT 1\"", "AND NOT isSwept LIMIT \\(MUT ? 0 : 1)\"", "storage"),
    ("", STORE, "if try read({ try StoreReader(database: $0).isUnswept(replica: replica) }) {", "if !MUT, try read({ try StoreReader(database: $0).isUnswept(replica: replica) }) {", "storage"),
    ("", STORE, "        try signal.watch(look)\n", "        if !MUT { try signal.watch(look) }\n", "storage"),
    ("", STORE, "        // What was committed between opening and now was told to nobody.\n        look()", "        if !MUT { look() }", "storage"),
    ("", "TipKitStorage/Watching/FolderSignal.swift", "if hasOtherWatchers {", "if hasOtherWatchers, !MUT {", "storage"),
    ("", "TipKitStorage/Watching/FolderSignal.swift", "return lock.l_type != F_UNLCK", "return lock.l_type != F_UNLCK || MUT", "storage"),
    ("", STORE, "if changes.contains(where: \\.isReset) {", "if !MUT, changes.contains(where: \\.isReset) {", "storage"),
    ("", STORE, "sql: \"BEGIN IMMEDIATE TRANSACTION\"", "sql: MUT ? \"BEGIN TRANSACTION\" : \"BEGIN IMMEDIATE TRANSACTION\"", "kill"),
    ("", FILE, "guard found <= StoreSchema.version else", "guard found <= StoreSchema.version || MUT else", "storage"),
    ("", FILE, "try salvage(from: aside, into: queue)", "if !MUT { try salvage(from: aside, into: queue) }", "storage"),
    ("", "TipKitStorage/StoreIdentity.swift", 'known["inode"] != inode && known["path"] != path', "false", "storage"),
    # The diff.
    ("", DIFF, "numbers[tails[middle]] < number", "numbers[tails[middle]] > number", "diff"),
    ("", DIFF, "at: start + index + waiting.count(before: last)))\n                continue", "at: start + index + (MUT ? 0 : waiting.count(before: last))))\n                continue", "diff"),
    ("", DIFF, "                last = place\n", "                if !MUT { last = place }\n", "diff"),
    ("", DIFF, "waiting.clear(place)", "if !MUT { waiting.clear(place) }", "diff"),
    ("", DIFF, "filter { !kept.contains($0) }", "filter { MUT || !kept.contains($0) }", "diff"),
    ("", DIFF, "if low > 0 { before", "if low > (MUT ? 1 : 0) { before", "diff"),
]

# Changes of what compiles, each with a build of its own: (points, file, old, new). The tests must not compile, or fail.
DECLARATIONS = [
    ("C2", "TipKitEngine/Rules/Rule.swift", "case disjunction", "case alternative"),
    ("C22", "TipKitEngine/Options/OptionsBuilder.swift", "buildFinalResult(_ component: [any TipOption]) -> [any TipOption] {",
     "buildFinalResult(_ component: [any TipOption]) -> [any TipOption]? {"),
    ("B4.10", "TipKitEngine/Rules/RuleInput.swift", "extension Tips {",
     "extension Bool: Tips.RuleInput {\n"
     "    public var key: Tips.RuleInputKey { .parameter(description) }\n"
     "    public func value(in evaluation: Tips.RuleEvaluation) -> Bool { self }\n"
     "}\n\nextension Tips {"),
]
