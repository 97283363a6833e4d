import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitCore
@testable import TipKitEngine

/// Tests of files of outcomes.
@Suite struct OutcomeFileTests {
    private let directory = TemporaryDirectory()
    private var path: String { directory.url.appending(path: "tips.jsonl").path }

    init() throws { try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true) }

    private func record(_ number: Int, person: String? = "ada") -> Tips.OutcomeRecord {
        Tips.OutcomeRecord(
            id: "\(number)",
            date: Date(timeIntervalSince1970: 1_800_000_000.25),
            tip: "MapTip",
            event: .acted,
            person: person,
            action: "open"
        )
    }

    private func text(_ ending: String = "") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path + ending)), as: UTF8.self)
    }

    @Test("An outcome is a line of JSON, with the person only if the host asks for it", arguments: [true, false])
    func line(hasPersons: Bool) throws {
        try OutcomeFile(at: path, withPersons: hasPersons).append([record(1)])
        let person = hasPersons ? #""person":"ada","# : ""
        #expect(
            try text() == #"{"action":"open","date":"2027-01-15T08:00:00.250Z","event":"acted","id":"1","#
                + person + #""tip":"MapTip","version":1}"# + "\n"
        )
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test("A file that would be too great begins anew, and only the latest files are kept") func rotation() throws {
        let file = OutcomeFile(at: path, mostBytes: 250, mostFiles: 3)
        for number in 0..<9 { try file.append([record(number)]) }
        func ids(_ ending: String) throws -> [Substring] { try text(ending).split(separator: "\n") }
        #expect(try ids("").count == 1 && text().contains(#""id":"8""#))
        #expect(try ids(".1").count == 2 && text(".1").contains(#""id":"7""#))
        #expect(try ids(".2").count == 2 && text(".2").contains(#""id":"5""#))
        #expect(!FileManager.default.fileExists(atPath: path + ".3"))
        try file.append((0..<9).map { record($0) })
        #expect(try ids("").count == 1 && ids(".1").count == 2)
    }

    @Test("What a killed process has left of a line is deleted with the next line") func torn() throws {
        let file = OutcomeFile(at: path)
        try file.append([record(1)])
        let whole = try text()
        for rest in [#"{"action":"op"#, String(repeating: "x", count: 10_000)] {
            try Data((whole + rest).utf8).write(to: URL(filePath: path))
            try file.append([record(2)])
            #expect(try text() == whole + whole.replacing(#""1""#, with: #""2""#))
        }
        try Data(#"{"torn"#.utf8).write(to: URL(filePath: path))
        try file.append([record(1)])
        #expect(try text() == whole)
    }

    @Test("A folder, a pipe and a device can't be a file of outcomes", arguments: ["folder", "pipe", "device"])
    func special(kind: String) throws {
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
        }
        #expect(throws: OutcomeFileError(special: path)) { try OutcomeFile(at: path).append([record(1)]) }
    }

    @Test("A folder that isn't there is an error that names the file") func missing() {
        let error = #expect(throws: OutcomeFileError.self) {
            try OutcomeFile(at: directory.url.appending(path: "no/tips.jsonl").path).append([record(1)])
        }
        #expect(
            error?.errorDescription?.hasSuffix("no/tips.jsonl can't be written: No such file or directory.") == true
        )
    }

    #if os(Linux)
        @Test(
            "On a full disk a file of outcomes stays as it was",
            .enabled(if: SmallDisk.isPossible, "mounting needs root")
        )
        func fullDisk() throws {
            let disk = try SmallDisk()
            let file = OutcomeFile(at: disk.url.appending(path: "tips.jsonl").path)
            func text() throws -> String {
                String(decoding: try Data(contentsOf: URL(filePath: file.path)), as: UTF8.self)
            }
            try file.append([record(1)])
            let before = try text()
            disk.fill()
            // More than the rest of the file's last page.
            let many = (0..<100).map { record($0) }
            #expect(throws: OutcomeFileError.self) { try file.append(many) }
            #expect(try text() == before)
            try disk.free()
            try file.append(many)
            #expect(try text().split(separator: "\n").count == 101)
        }
    #endif
}
