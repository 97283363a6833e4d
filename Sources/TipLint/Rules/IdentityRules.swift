#if Tools
    extension ProgramFacts {
        /// Checks that ids stay and differ.
        mutating func checkIDs() {
            var known: [String: [KnownTip]] = [:]
            for tip in tips {
                if tip.isUnstable {
                    report(
                        .unstableID,
                        tip.file,
                        tip.idPlace ?? tip.place,
                        "The id differs each time, so \(tip.name) forgets that it was closed; use a fixed text."
                    )
                }
                guard let id = tip.fixedID else { continue }
                let key = "\(tip.file.file.module)\n\(id)"
                let first = known[key]?.first { $0.canBeCompiled(with: tip) }
                if let first {
                    report(
                        .duplicateID,
                        tip.file,
                        tip.idPlace ?? tip.place,
                        "Another tip, at \(first.file.file.path):\(first.place.line), has the id “\(id)” too, so closing "
                            + "one closes both."
                    )
                }
                known[key, default: []].append(tip)
            }
        }
    }

    extension KnownTip {
        /// Whether a type with the same id may be compiled into the same module.
        fileprivate func canBeCompiled(with other: KnownTip) -> Bool {
            if file.file.path == other.file.file.path {
                // Of the clauses of one #if, one is compiled.
                return type.conditional == nil || type.conditional != other.type.conditional
            }
            // Of two types with one name, the other is of another target.
            return type.name != other.type.name || type.isInner && other.type.isInner && !file.file.module.isEmpty
        }
    }
#endif
