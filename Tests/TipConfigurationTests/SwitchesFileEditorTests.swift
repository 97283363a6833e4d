#if Configuration
    import Foundation
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitEngine

    @testable import TipConfiguration

    /// Tests of a file of switches that an operator changes on a page.
    @Suite struct SwitchesFileEditorTests {
        private let folder = TemporaryDirectory()
        private var file: URL { folder.url.appendingPathComponent("tips.json") }

        init() throws { try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true) }

        private func editor(_ environment: [String: String] = [:]) -> SwitchesFileEditor {
            SwitchesFileEditor(file: file.path, tips: ["ExportTip", "a.b"], environment: environment)
        }

        private func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

        /// What a program that follows the file says.
        private func values() throws -> TipSwitches.Values {
            var reader = SwitchReader(tips: ["ExportTip", "a.b"], environment: [:])
            let (values, problems) = reader.read(try SwitchesFile(SwitchesFile.bytes(of: file.path)))
            #expect(problems == [])
            return values
        }

        private func change(_ environment: [String: String] = [:], _ body: (inout SwitchFields) -> Void) throws {
            var editable = try editor(environment).read()
            body(&editable.fields)
            try editor(environment).write(editable.fields, over: editable.mark)
        }

        @Test("What an operator saves is what the program reads, and what the editor reads again") func saved() throws {
            try change {
                $0.areAllOff = true
                $0.off = ["ExportTip", "a.b", "unknown"]
                $0.displayFrequency = "weekly"
                $0.limits = "2 per day\r\n\r\n 1 per week of promotion "
                $0.holdout = " 0.25"
            }
            let fields = try editor().read().fields
            #expect(fields.areAllOff && fields.off == ["ExportTip", "a.b", "unknown"])
            #expect(fields.displayFrequency == "weekly" && fields.holdout == "0.25")
            #expect(fields.limits == "2 per day\n1 per week of promotion")
            try change { $0.off.remove("unknown") }
            let values = try values()
            #expect(values.areAllOff && values.off == ["ExportTip", "a.b"] && values.holdout == 0.25)
            #expect(values.displayFrequency == .weekly && values.limits?.count == 2)
            try change { $0 = SwitchFields() }
            #expect(try self.values() == TipSwitches.Values())
            try change { $0.limits = "none" }
            #expect(try self.values().limits == [])
            #expect(try editor().read().fields.limits == "none")
        }

        @Test(
            "Other keys of the file stay, and a switch that is written in another form is replaced",
            arguments: [
                #"{"port": 8080, "tips": {"a": {"b": {"off": true}}}, "hosts": ["x", null], "ratio": 0.1}"#,
                #"{"port": 8080, "tips.a.b.off": true, "hosts": ["x", null], "ratio": 0.1}"#,
                #"{"port": 8080, "tips": {"a.b.off": true}, "hosts": ["x", null], "ratio": 0.1}"#,
            ]
        )
        func kept(text: String) throws {
            try write(text)
            #expect(try editor().read().fields.off == ["a.b"])
            try change { $0.off = ["ExportTip"] }
            #expect(try values().off == ["ExportTip"])
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: any Sendable]
            )
            #expect(object["port"] as? Int == 8080 && object["ratio"] as? Double == 0.1)
            #expect((object["hosts"] as? [any Sendable])?.count == 2)
            #expect(Set(object.keys) == ["port", "tips", "hosts", "ratio"])
        }

        @Test(
            "What a switch can't be is a sentence that names it, and nothing is written",
            arguments: [
                ("holdout", "2", "tips.holdout of tips is 2.0"),
                ("holdout", "a tenth", "tips.holdout of tips is \"a tenth\""),
                ("limits", "2 a day", "tips.limits of tips is [\"2 a day\"]"),
                ("frequency", "now", "tips.displayFrequency"),
            ]
        )
        func invalid(field: String, text: String, sentence: String) throws {
            try write(#"{"tips": {"off": true}}"#)
            let before = try Data(contentsOf: file)
            let error = #expect(throws: SwitchesEditError.self) {
                try change {
                    switch field {
                    case "holdout": $0.holdout = text
                    case "limits": $0.limits = text
                    default: $0.displayFrequency = text
                    }
                }
            }
            guard case .refused(let said)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(said.contains(sentence))
            #expect(try Data(contentsOf: file) == before)
        }

        @Test("A file that was changed meanwhile isn't overwritten") func changed() throws {
            try write("{}")
            let old = try editor().read()
            try write(#"{"tips": {"off": true}}"#)
            #expect(throws: SwitchesEditError.changed) { try editor().write(SwitchFields(), over: old.mark) }
            #expect(try values().areAllOff)
        }

        @Test("A file that is damaged or may not be read, and a folder that isn't there, are sentences") func unusable()
            throws
        {
            try write("{")
            let error = #expect(throws: SwitchesEditError.self) { try editor().read() }
            #expect(error == .unusable("The file of switches \(file.path) can't be used: it isn't JSON."))
            #expect(throws: SwitchesEditError.self) { try editor().write(SwitchFields(), over: "") }
            #expect(try Data(contentsOf: file) == Data("{".utf8))
            let nowhere = SwitchesFileEditor(file: folder.url.path + "/no/tips.json", tips: [], environment: [:])
            #expect(throws: SwitchesEditError.self) { try nowhere.write(SwitchFields(), over: nowhere.read().mark) }
        }

        @Test("Variables that stand above the file are named, and don't come into it") func variables() throws {
            let environment = ["TIPS_OFF": "true", "TIPS_HOLDOUT": "", "HOME": "/", "TIPS_EXPORT_TIP_OFF": "1"]
            let editable = try editor(environment).read()
            #expect(editable.variables == ["TIPS_EXPORT_TIP_OFF", "TIPS_OFF"])
            #expect(editable.fields == SwitchFields())
            try change(environment) { $0.holdout = "0" }
            #expect(try !values().areAllOff && values().holdout == 0)
        }

        @Test("A link stays a link, and its target keeps its permissions") func link() throws {
            let target = folder.url.appendingPathComponent("target.json")
            try Data("{}".utf8).write(to: target)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
            try change { $0.areAllOff = true }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
            #expect(try values().areAllOff)
            let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o640)
        }
    }
#endif
