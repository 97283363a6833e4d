#if Configuration
    import Foundation
    import TipKitCore
    import TipKitEngine

    /// Changes what a JSON file says of switches, and nothing else in it.
    struct SwitchesFileEditor: SwitchesEditor {
        private let file: String
        private let tips: [String]
        private let environment: [String: String]

        init(file: String, tips: [String], environment: [String: String]) {
            (self.file, self.tips, self.environment) = (file, tips, environment)
        }

        func read() throws -> EditableSwitches {
            let (bytes, content) = try contents()
            let reader = SwitchReader(tips: tips, environment: environment)
            return EditableSwitches(
                fields: content.fields,
                mark: Self.mark(of: bytes),
                variables: reader.standing
            )
        }

        func write(_ fields: SwitchFields, over mark: String) throws {
            // A link stays one: its target is replaced.
            let place = URL(filePath: file).resolvingSymlinksInPath()
            try FolderLock.hold(place.deletingLastPathComponent()) {
                let (bytes, content) = try contents()
                guard Self.mark(of: bytes) == mark else { throw SwitchesEditError.changed }
                let new = try content.changed(bytes, to: fields)
                // Only what the file is to say is judged, not the variables above it, nor ids that the program doesn't know.
                let known = tips + fields.off
                var reader = SwitchReader(tips: known, environment: [:])
                let before = Set(reader.read(content).problems)
                var judge = SwitchReader(tips: known, environment: [:])
                if let problem = judge.read(try file(new)).problems.first(where: { !before.contains($0) }) {
                    throw SwitchesEditError.refused(problem)
                }
                do { try replace(place, by: new) } catch {
                    throw unusable("can't be written: \(error.localizedDescription)")
                }
            }
        }

        /// Puts a new file in the place of one, with its permissions, so that nobody reads half of it.
        private func replace(_ place: URL, by bytes: Data) throws {
            let files = FileManager.default
            let new = place.deletingLastPathComponent().appendingPathComponent(".\(place.lastPathComponent).new")
            try bytes.write(to: new)
            if files.fileExists(atPath: place.path) {
                let mode = try files.attributesOfItem(atPath: place.path)[.posixPermissions]
                try files.setAttributes(mode.map { [.posixPermissions: $0] } ?? [:], ofItemAtPath: new.path)
            }
            guard rename(new.path, place.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }

        /// Reads the file; one that isn't there says nothing.
        private func contents() throws -> (bytes: Data, content: SwitchesFile) {
            do {
                let bytes = try SwitchesFile.bytes(of: file)
                return (bytes, try file(bytes))
            } catch is SwitchesFile.Missing {
                return (Data(), try file(Data("{}".utf8)))
            } catch let error as SwitchesEditError {
                throw error
            } catch {
                throw unusable("can't be read: \((error as? SwitchesFile.Fault)?.description ?? "\(error)")")
            }
        }

        private func file(_ bytes: Data) throws -> SwitchesFile {
            do { return try SwitchesFile(bytes) } catch let fault as SwitchesFile.Fault {
                throw unusable("can't be used: \(fault.description)")
            }
        }

        private func unusable(_ what: String) -> SwitchesEditError {
            .unusable("The file of switches \(file) \(what).")
        }

        private static func mark(of bytes: Data) -> String {
            "\(bytes.count)-\(String(StableHash(bytes).value, radix: 36))"
        }
    }

    extension SwitchesFile {
        /// What the file says, as an operator would type it.
        fileprivate var fields: SwitchFields {
            var fields = SwitchFields()
            fields.areAllOff = values["tips.off"] == .flag(true)
            for case (let key, .flag(true)) in values {
                if let id = SwitchReader.id(inKey: key) { fields.off.insert(id) }
            }
            if case .text(let name)? = values["tips.displayFrequency"] { fields.displayFrequency = name }
            if case .texts(let limits)? = values["tips.limits"] {
                fields.limits = limits.isEmpty ? SwitchFields.noLimits : limits.joined(separator: "\n")
            }
            if case .number(let share)? = values["tips.holdout"] { fields.holdout = "\(share)".trimmingDecimal }
            return fields
        }

        /// The contents of the file with other switches.
        fileprivate func changed(_ bytes: Data, to fields: SwitchFields) throws -> Data {
            let old = bytes.isEmpty ? [:] : try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
            var replaced = Set(["tips.off", "tips.displayFrequency", "tips.limits", "tips.holdout"])
            replaced.formUnion(values.keys.filter { SwitchReader.id(inKey: $0) != nil })
            var new = Self.without(replaced, old)
            var tips = new["tips"] as? [String: Any] ?? [:]
            if fields.areAllOff { tips["off"] = true }
            for id in fields.off {
                var tip = tips[id] as? [String: Any] ?? [:]
                tip["off"] = true
                tips[id] = tip
            }
            let frequency = fields.displayFrequency.trimmingCharacters(in: .whitespaces)
            if !frequency.isEmpty { tips["displayFrequency"] = frequency }
            let limits = fields.limits.split(whereSeparator: \.isNewline)
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            if !limits.isEmpty { tips["limits"] = limits == [SwitchFields.noLimits] ? [] : limits }
            let share = fields.holdout.trimmingCharacters(in: .whitespaces)
            // What is no number is judged, and named, as the text that was typed.
            if !share.isEmpty { tips["holdout"] = Double(share) ?? share }
            new["tips"] = tips
            return try JSONSerialization.data(
                withJSONObject: new,
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            )
                + Data("\n".utf8)
        }

        /// An object without the members whose keys, joined with dots, are in a set.
        private static func without(_ keys: Set<String>, _ object: [String: Any], below prefix: String = "") -> [String:
            Any]
        {
            var kept: [String: Any] = [:]
            for (name, value) in object where !keys.contains(prefix + name) {
                guard let members = value as? [String: Any] else {
                    kept[name] = value
                    continue
                }
                let rest = without(keys, members, below: "\(prefix)\(name).")
                if !rest.isEmpty || members.isEmpty { kept[name] = rest }
            }
            return kept
        }
    }

    extension String {
        /// A number without the ending of a whole one.
        fileprivate var trimmingDecimal: String { hasSuffix(".0") ? String(dropLast(2)) : self }
    }

    /// A lock on a folder, which keeps two processes from replacing a file in it at once.
    private enum FolderLock {
        static func hold<Value>(_ folder: URL, _ body: () throws -> Value) throws -> Value {
            let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
                let reason = String(cString: strerror(errno))
                if descriptor >= 0 { close(descriptor) }
                throw SwitchesEditError.unusable("The folder \(folder.path) can't be used: \(reason).")
            }
            defer { close(descriptor) }
            return try body()
        }
    }
#endif
