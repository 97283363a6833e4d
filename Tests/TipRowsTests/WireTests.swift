import Foundation
import Testing
import TipRows

/// Tests of the JSON format in which replicas exchange rows.
@Suite struct WireTests {
    @Test("Rows are equal to the original after encoding to JSON and decoding") func roundTrip() throws {
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = RandomRows(seed: seed)
            let batch = random.batch(upTo: 30)
            #expect(try RowBatch(json: try batch.json()) == batch, "seed \(seed)")
        }
    }

    @Test("The text of a row is the JSON that an encoder writes") func texts() throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func check(_ row: some ReplicatedRow) throws {
            #expect(row.text == String(decoding: try encoder.encode(row), as: UTF8.self))
        }
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = RandomRows(seed: seed)
            for row in random.batch(upTo: 30).rows { try check(row) }
        }
        let odd = String(String.UnicodeScalarView((0...0x2FF).compactMap { Unicode.Scalar($0) })) + "👩‍👩‍👧\u{2028}\u{FFFF}"
        let version = RowVersion(rawValue: .max >> 1)
        for seconds in [0, -0.0, 1e-7, 0.1, 1_795_575_983.25, -5e15, 0x1p53] {
            let date = Date(timeIntervalSince1970: seconds)
            try check(
                DonationRow(event: odd, replica: odd, epoch: .zero, version: version, date: date, payload: odd)
            )
            try check(
                EventRow(
                    event: "",
                    replica: "/",
                    version: version,
                    floor: .zero,
                    maximumCount: RowNumber.greatestCount,
                    maximumAge: abs(seconds)
                )
            )
        }
    }

    @Test("The JSON of a batch of rows has the documented keys, in a fixed order") func stable() throws {
        let batch = RowBatch(
            resets: [ResetRow(scope: .tip("x"), replica: "a", version: RowVersion(rawValue: 7))],
            donations: [
                DonationRow(
                    event: "e",
                    replica: "a",
                    epoch: .zero,
                    version: RowVersion(rawValue: 9),
                    date: Date(timeIntervalSince1970: 1.5),
                    payload: "{}"
                )
            ]
        )
        let json = String(decoding: try batch.json(), as: UTF8.self)
        #expect(
            json == """
                {"donations":[{"date":1.5,"epoch":0,"event":"e","payload":"{}","replica":"a","version":9}],"format":1,\
                "resets":[{"replica":"a","scope":"tip:x","version":7}]}
                """
        )
    }

    @Test("Decoding rows of a newer format throws an error with the numbers of that format and of the supported format")
    func newerFormat() {
        let error = #expect(throws: RowError.self) { try RowBatch(json: Data(#"{"format":2}"#.utf8)) }
        #expect(error == .newerFormat(2, supported: 1))
        #expect(error?.description.contains("format 2") == true)
    }

    @Test(
        "Decoding a row with an invalid number throws an error with the row's key",
        arguments: [
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":-1,"count":1,"duration":0}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":-1,"duration":0}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":1,"duration":1e300}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":1,"duration":0,"first":1e300}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":1,"duration":0,"snoozes":-1}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":1,"duration":0,"wakes":1e300}]"#,
            #""parameters":[{"parameter":"p","replica":"a","epoch":-1,"version":1,"json":"1"}]"#,
            #""events":[{"event":"e","replica":"a","version":1,"floor":-3,"maximumCount":1}]"#,
            #""events":[{"event":"e","replica":"a","version":1,"floor":3,"maximumCount":1}]"#,
            #""events":[{"event":"e","replica":"a","version":1,"floor":0,"maximumCount":1,"maximumAge":-1}]"#,
            #""parameters":[{"parameter":"p","replica":"a","epoch":2,"version":1,"json":"1"}]"#,
            #""displays":[{"tip":"x","replica":"a","epoch":0,"version":1,"count":1,"duration":-1}]"#,
            Self.trial(#""version":2,"exposure":3,"exposed":0,"needed":1,"window":5"#),
            Self.trial(#""version":3,"exposure":2,"exposed":1e300,"needed":1,"window":5"#),
            Self.trial(#""version":3,"exposure":2,"exposed":0,"needed":0,"window":5"#),
            Self.trial(#""version":3,"exposure":2,"exposed":0,"needed":1,"window":-5"#),
            Self.trial(#""version":3,"exposure":2,"exposed":0,"needed":1,"window":5,"used":1e300"#),
        ]
    )
    func invalid(_ rows: String) {
        #expect(throws: RowError.invalidRow(RowKey(subject: String(rows.subject), replica: "a"))) {
            try RowBatch(json: Data("{\"format\":1,\(rows)}".utf8))
        }
    }

    /// The JSON of a trial row, without which a batch of an earlier release is read.
    private static func trial(_ numbers: String) -> String {
        #""trials":[{"tip":"x","replica":"a","epoch":0,"isHeldOut":true,"share":0.5,"event":"e",\#(numbers)}]"#
    }

    @Test(
        "A display without groups, as earlier releases write it, is read, and groups are written only if there are any"
    )
    func groups() throws {
        let old = #"{"count":1,"duration":0,"epoch":0,"replica":"a","tip":"x","version":2}"#
        let row = try JSONDecoder().decode(DisplayRow.self, from: Data(old.utf8))
        #expect(row.groups == nil)
        #expect(row.text == old)
        var grouped = row
        grouped.begin(at: Date(timeIntervalSince1970: 5), RowVersion(rawValue: 3), in: ["a", "\u{0}b\""])
        let text = #""groups":["a","\u0000b\""],"last":5,"#
        #expect(grouped.text.contains(text))
        grouped.begin(at: Date(timeIntervalSince1970: 6), RowVersion(rawValue: 4))
        #expect(!grouped.text.contains("groups"))
        grouped.snooze(at: Date(timeIntervalSince1970: 7), for: 60, RowVersion(rawValue: 5))
        #expect(grouped.text.hasSuffix(#""snoozed":7,"snoozes":1,"tip":"x","version":5,"wakes":67}"#))
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        #expect(try decoder.decode(DisplayRow.self, from: Data(grouped.text.utf8)) == grouped)
    }

    @Test("A batch without trials, as earlier releases write, is read, and trials are written under their own key")
    func trials() throws {
        #expect(try RowBatch(json: Data(#"{"format":1}"#.utf8)) == RowBatch())
        let json = "{\"format\":1,\(Self.trial(#""version":3,"exposure":2,"exposed":0,"needed":1,"window":5"#))}"
        let batch = try RowBatch(json: Data(json.utf8))
        #expect(batch.trials.map(\.isHeldOut) == [true])
        #expect(String(decoding: try batch.json(), as: UTF8.self).contains(#""trials":[{"#))
    }

    @Test("A trial without arms, as earlier releases write it, is read, and arms are written only if there are any")
    func arms() throws {
        let old =
            #"{"epoch":0,"event":"e","exposed":0,"exposure":2,"isHeldOut":false,"needed":1,"replica":"a","share":0.5,"#
            + #""tip":"x","version":3,"window":5}"#
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        var row = try decoder.decode(TrialRow.self, from: Data(old.utf8))
        #expect(row.arm == nil && row.arms == nil && row.isValid)
        #expect(row.text == old)
        (row.arm, row.arms) = ("long", ["long", "\u{0}short\""].sorted())
        #expect(row.text.hasPrefix(##"{"arm":"long","arms":["\u0000short\"","long"],"epoch":0"##))
        #expect(try decoder.decode(TrialRow.self, from: Data(row.text.utf8)) == row)
    }

    @Test(
        "A trial with arms that no release writes is refused",
        arguments: [
            #""arm":"a""#, #""arms":["a","b"]"#, #""arm":"c","arms":["a","b"]"#, #""arm":"a","arms":["a"]"#,
            #""arm":"a","arms":["a","a"]"#, #""arm":"a","arms":["b","a"]"#, #""arm":"","arms":["","a"]"#,
            #""arm":"a","arms":["a","b","c","d","e","f","g","h","i"]"#,
        ]
    )
    func invalidArms(arms: String) throws {
        let numbers = #""version":3,"exposure":2,"exposed":0,"needed":1,"window":5"#
        #expect(throws: RowError.self) {
            try RowBatch(json: Data("{\"format\":1,\(Self.trial("\(numbers),\(arms)"))}".utf8))
        }
        let valid = Self.trial(#"\#(numbers),"arm":"a","arms":["a","b"]"#)
        #expect(try RowBatch(json: Data("{\"format\":1,\(valid)}".utf8)).trials.map(\.arm) == ["a"])
    }

    @Test("Decoding a reset row with an unknown scope throws") func unknownScope() {
        let json = #"{"format":1,"resets":[{"replica":"a","scope":"group:x","version":7}]}"#
        #expect(throws: DecodingError.self) { try RowBatch(json: Data(json.utf8)) }
    }

    @Test("A row whose version is more than one day ahead of the clock is refused; exactly one day is allowed")
    func aheadOfClock() throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        func batch(_ date: Date) -> RowBatch {
            RowBatch(resets: [ResetRow(scope: .everything, replica: "a", version: RowVersion(earliestAt: date))])
        }
        try batch(now.addingTimeInterval(86_400)).checkVersions(at: now)
        let error = #expect(throws: RowError.self) {
            try batch(now.addingTimeInterval(86_401)).checkVersions(at: now)
        }
        #expect(error?.description.contains("more than a day ahead") == true)
    }
}

extension String {
    /// The tip, parameter or event that the only row in a JSON text is about.
    fileprivate var subject: Substring {
        for key in ["tip", "parameter", "event"] {
            if let start = range(of: "\"\(key)\":\"")?.upperBound { return self[start...].prefix(1) }
        }
        return ""
    }
}
