import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipKitStorage

@Suite struct VectorTests {
    @Test(
        "Each case in the vector files gives the expected statuses, current tips and refusals, in both stores",
        arguments: Vectors.readable
    )
    func statuses(vector: Vector) async throws {
        let directory = TemporaryDirectory()
        for store in [InMemoryTipStore(), try SQLiteTipStore(directory: directory.url)] as [any TipStore] {
            for problem in try await VectorRun(vector.content, in: store).play() {
                Issue.record("\(type(of: store)): \(problem)")
            }
        }
    }

    @Test("All vector files can be read, and contain at least 40 cases with different names") func all() throws {
        let vectors = try Vectors.load()
        #expect(vectors.count >= 40)
        #expect(Set(vectors.map(\.description)).count == vectors.count)
    }

    @Test(
        "The error for an invalid step in a vector file names the wrong or missing key or value",
        arguments: [
            (#"{"at": 0, "juggle": "a"}"#, "juggle"),
            (#"{"at": 0, "display": "a", "quickly": true}"#, "quickly"),
            (#"{"at": 0, "display": "a", "endDisplay": "b"}"#, "endDisplay"),
            (#"{"display": "a"}"#, "at"),
            (#"{"at": 0, "expect": {"a": "visible"}}"#, "visible"),
            (#"{"at": 0, "invalidate": "a", "reason": "boredom"}"#, "boredom"),
            (#"{"at": 0, "switch": "showTips"}"#, "showTips"),
            (#"{"at": 0, "operate": {"of": ["a"]}}"#, "of"),
            (#"{"at": 0, "group": "tour"}"#, "current"),
        ]
    )
    func refusal(step: String, name: String) throws {
        let error = #expect(throws: VectorError.self) {
            try JSONDecoder().decode(VectorStep.self, from: Data(step.utf8))
        }
        #expect(error?.description.contains(name) == true, "\(String(describing: error))")
    }

    @Test(
        "The error for an invalid rule in a vector file names the wrong or missing key or value",
        arguments: [
            (#"{"event": "e", "count": {"moreThan": 1}}"#, "moreThan"),
            (#"{"event": "e", "within": 90, "count": {"is": 1}}"#, "90"),
            (#"{"event": "e", "until": 60, "count": {"is": 1}}"#, "until"),
            (#"{"event": "e"}"#, "count"),
            (#"{"parameter": "p", "was": 1}"#, "was"),
        ]
    )
    func refusedRule(rule: String, name: String) throws {
        let error = #expect(throws: VectorError.self) {
            try JSONDecoder().decode(VectorRule.self, from: Data(rule.utf8))
        }
        #expect(error?.description.contains(name) == true, "\(String(describing: error))")
    }

    @Test("A vector run reports an unexpected status, an unexpected current tip and an unexpected display")
    func mistakes() async throws {
        let json = #"""
            {
                "name": "wrong", "basis": "none", "tips": {"a": {}},
                "groups": {"g": {"priority": "ordered", "tips": ["a"]}},
                "steps": [
                    {"at": 0, "expect": {"a": "pending"}},
                    {"at": 1, "group": "g", "current": null},
                    {"at": 2, "display": "a", "refused": true},
                    {"at": 3, "expect": {"a": "available"}}
                ]
            }
            """#
        let vector = try JSONDecoder().decode(VectorCase.self, from: Data(json.utf8))
        let problems = try await VectorRun(vector).play()
        #expect(problems.count == 3, "\(problems)")
    }
}
