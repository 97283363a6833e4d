"""Faults of the engine and the SQLite store that the simulation must find: (what, file, old, new).

In `new`, MUT is whether the fault is in force.
"""

CENTER = "TipKitEngine/Center/"
WRITING = "TipKitStorage/Writing/"
FAULTS = [
    (
        "a commit isn't folded into what the centre holds", CENTER + "TipCenter+Committing.swift",
        "state.fold(commit.update, keeping: Set(changes.compactMap(\\.tip)), at: now)",
        "if !MUT { state.fold(commit.update, keeping: Set(changes.compactMap(\\.tip)), at: now) }",
    ),
    (
        "what has changed isn't folded with what is read", CENTER + "TipCenter+Reading.swift",
        "state.fold(update, at: now)", "if !MUT { state.fold(update, at: now) }",
    ),
    (
        "an event or parameter that has changed touches no decision", CENTER + "CenterState.swift",
        "for key in changes.inputs {", "for key in changes.inputs where !MUT {",
    ),
    (
        "a display's limits are judged outside the transaction", CENTER + "TipCenter+Displays.swift",
        "date: now, limits: limits)", "date: now, limits: MUT ? nil : limits)",
    ),
    (
        "a display that the store refused is shown", CENTER + "TipCenter+Displays.swift",
        "guard refusal == nil, let epoch", "guard MUT || refusal == nil, let epoch",
    ),
    (
        "what couldn't be stored is forgotten", CENTER + "TipCenter+Committing.swift",
        "state.rows.keepUnstored(changes)", "state.rows.keepUnstored(MUT ? [] : changes)",
    ),
    (
        "what couldn't be stored comes after the next commit", CENTER + "TipCenter+Committing.swift",
        "try retryUnstored(in: store, at: now)\n            let", "if !MUT { try retryUnstored(in: store, at: now) }\n            let",
    ),
    (
        "that everything may be another is passed over", "TipKitEngine/Cache/CachedRows.swift",
        "if update.isEverything {", "if update.isEverything, !MUT {",
    ),
    (
        "displays go on over a reset of their tip", CENTER + "CenterState.swift",
        "voidDisplays(of: id, at: now)\n            decisions", "if !MUT { voidDisplays(of: id, at: now) }\n            decisions",
    ),
    (
        "queued donations leave the queue without a commit", CENTER + "TipCenter+Events.swift",
        "return .commit(changes) {", "return .commit(MUT ? [] : changes) {",
    ),
    (
        "a late change isn't judged by what has happened since", WRITING + "StoreWriter.swift",
        "if let knowing, try epoch(.event(id)) > knowing", "if !MUT, let knowing, try epoch(.event(id)) > knowing",
    ),
    (
        "the pause isn't moved from a moment in the future", WRITING + "StoreWriter+Tips.swift",
        "guard !ids.isEmpty else", "guard !ids.isEmpty, !MUT else",
    ),
    (
        "what is remembered of the file outlives others' commits", WRITING + "StoreMemory.swift",
        "let isTrue = position == self.position", "let isTrue = (MUT || position == self.position)",
    ),
    (
        "an event's deletion isn't among what has changed", WRITING + "StoreWriter.swift",
        "case .event(let id): touches.events.insert(id)", "case .event(let id): if !MUT { touches.events.insert(id) }",
    ),
]
