"""Faults of the engine and the SQLite store that the simulation must find: (description, file, old, new).

In `new`, MUT is true if the fault is active.
"""

CENTER = "TipKitEngine/Center/"
WRITING = "TipKitStorage/Writing/"
FAULTS = [
    (
        "a commit isn't merged into the center's state", CENTER + "TipCenter+Committing.swift",
        "state.fold(commit.update, keeping: Set(changes.compactMap(\\.tip)), at: now)",
        "if !MUT { state.fold(commit.update, keeping: Set(changes.compactMap(\\.tip)), at: now) }",
    ),
    (
        "an update isn't merged into the state during a read", CENTER + "TipCenter+Reading.swift",
        "state.fold(update, at: now)", "if !MUT { state.fold(update, at: now) }",
    ),
    (
        "a changed event or parameter invalidates no decision", CENTER + "CenterState.swift",
        "for key in changes.inputs {", "for key in changes.inputs where !MUT {",
    ),
    (
        "a display's limits aren't checked in the transaction", CENTER + "TipCenter+Displays.swift",
        "date: now, limits: limits, trial", "date: now, limits: MUT ? nil : limits, trial",
    ),
    (
        "a display that the store refused is shown", CENTER + "TipCenter+Displays.swift",
        "guard refusal == nil, let epoch", "guard MUT || refusal == nil, let epoch",
    ),
    (
        "changes that couldn't be stored are lost", CENTER + "TipCenter+Committing.swift",
        "state.rows.keepUnstored(changes)", "state.rows.keepUnstored(MUT ? [] : changes)",
    ),
    (
        "changes that couldn't be stored aren't stored with the next change", CENTER + "TipCenter+Committing.swift",
        "prefix(DonationQueue.batch)), state.rows.position", "prefix(MUT && !changes.isEmpty ? 0 : DonationQueue.batch)), state.rows.position",
    ),
    (
        "an update of everything is ignored", "TipKitEngine/Cache/CachedRows.swift",
        "if update.isEverything {", "if update.isEverything, !MUT {",
    ),
    (
        "displays continue after a reset of their tip", CENTER + "CenterState.swift",
        "voidDisplays(of: id, at: now)\n            decisions", "if !MUT { voidDisplays(of: id, at: now) }\n            decisions",
    ),
    (
        "queued donations leave the queue without a commit", CENTER + "TipCenter+Events.swift",
        "return .commit(changes) {", "return .commit(MUT ? [] : changes) {",
    ),
    (
        "a late change isn't checked against later changes", "TipKitEngine/Store/StoreChange+Making.swift",
        "knowing.map { version > $0 } ?? false", "!MUT && (knowing.map { version > $0 } ?? false)",
    ),
    (
        "a pause that begins in the future isn't moved", WRITING + "StoreWriter+Rows.swift",
        "StoreReader.mostChanges]) {", "StoreReader.mostChanges]) where !MUT {",
    ),
    (
        "remembered rows stay valid after commits by others", WRITING + "StoreWriter.swift",
        "let isTrue = position == self.position", "let isTrue = (MUT || position == self.position)",
    ),
    (
        "the deletion of an event's donations isn't reported as a change", WRITING + "StoreWriter.swift",
        "case .event(let id): written.changes.events.insert(id)",
        "case .event(let id): if !MUT { written.changes.events.insert(id) }",
    ),
]
