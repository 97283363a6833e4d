import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import TipUIHTML
import TipUIWeb

/// The script and the style sheet, as browsers fetch and keep them.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ClientFileTests {
    private let parts = [ClientFile.further, .menus, .levels, .urls]

    private func get(
        _ uri: String,
        _ headers: HTTPFields = [:],
        _ check: @escaping @Sendable (TestResponse) throws -> Void
    ) async throws {
        try await Fixture().application.test(.live) { client in
            try await client.execute(uri: uri, method: .get, headers: headers, testCallback: check)
        }
    }

    @Test("The script has at most 4 kB on the wire, and 3.5 kB for who takes Brotli.") func scriptSize() async throws {
        try await get(paths.script, [.acceptEncoding: "gzip"]) { response in
            #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
            #expect(response.body.readableBytes <= 4_352)
            try expectGzip(response, of: ClientFile.script.text)
        }
        #expect(ClientFile.script.compressed.count <= 3_584)
    }

    @Test("The script asks for its parts by the versions that are kept for good.") func parts() async throws {
        for part in parts {
            let address = "\(part.name)?v=\(part.version)"
            #expect(ClientFile.script.text.contains("?v=\(part.version)\""))
            #expect(ClientFile.script.text.contains("(\"\(part.name.dropLast(3))\","))
            try await get("\(paths.service)/\(address)", [.acceptEncoding: "gzip"]) { response in
                #expect(response.headers[.cacheControl]?.contains("immutable") == true)
                #expect(response.body.readableBytes <= 3_072)
                // What is small already goes as it is.
                if part.text.utf8.count > 1_024 { try expectGzip(response, of: part.text) }
            }
        }
    }

    @Test("The style sheets have at most 4.5 and 3.5 kB on the wire, and 4 and 3 kB for who takes Brotli.")
    func styleSheetSize() async throws {
        for (sheet, size, compressed) in [(ClientFile.styleSheet, 4_608, 4_096), (.furtherStyleSheet, 3_584, 3_072)] {
            #expect(!sheet.text.contains("/*"))
            try await get(paths.address(of: sheet), [.acceptEncoding: "gzip"]) {
                #expect($0.body.readableBytes <= size)
            }
            #expect(sheet.compressed.count <= compressed)
        }
    }

    @Test("A file goes compressed as its client takes it, and whole to others.") func coding() async throws {
        for accepted in ["br", "gzip, deflate, br, zstd", "gzip;q=1, br; q=0.5", "deflate,BR"] {
            try await get(paths.styleSheet, [.acceptEncoding: accepted]) { response in
                #expect(response.headers[.contentType] == "text/css; charset=utf-8")
                #expect(response.headers[.contentEncoding] == "br", "to \(accepted)")
                #expect(response.headers[.vary] == "Accept-Encoding")
                #expect(Array(response.body.readableBytesView) == ClientFile.styleSheet.compressed)
            }
        }
        for accepted in ["gzip", "br;q=0, gzip", "gzip, br;q=0.000"] {
            try await get(paths.styleSheet, [.acceptEncoding: accepted]) { response in
                try expectGzip(response, of: ClientFile.styleSheet.text)
            }
        }
        for headers in [[:], [.acceptEncoding: "gzip;q=0"], [.acceptEncoding: "vibro"]] as [HTTPFields] {
            try await get(paths.styleSheet, headers) { response in
                #expect(response.headers[.contentEncoding] == nil)
                #expect(String(buffer: response.body) == ClientFile.styleSheet.text)
            }
        }
    }

    @Test("A browser that has the file is answered so; by the version that pages name it needn't ask again.")
    func keeping() async throws {
        let file = ClientFile.script
        try await get(paths.address(of: file)) { response in
            #expect(response.headers[.cacheControl]?.contains("immutable") == true)
        }
        for address in [paths.script, paths.script + "?v=older"] {
            try await get(address) { response in
                #expect(response.headers[.cacheControl] == "no-cache")
                #expect(response.headers[.eTag] == "W/\"\(file.version)\"")
            }
        }
        try await get(paths.script, [.ifNoneMatch: "W/\"older\", W/\"\(file.version)\""]) { response in
            #expect(response.status == .notModified)
            #expect(response.body.readableBytes == 0)
        }
        try await get(paths.script, [.ifNoneMatch: "W/\"older\""]) { #expect($0.status == .ok) }
    }

    @Test("A page goes compressed too.") func page() async throws {
        try await get(paths.page, [.acceptEncoding: "gzip, deflate"]) { response in
            #expect(response.headers[.contentEncoding] != nil)
            #expect(response.headers[.vary] == "Accept-Encoding")
        }
    }

    @Test("All rules of the style sheet stay below the root element, and all names are our own.") func scope() throws {
        let sheet = ClientFile.styleSheet.text + ClientFile.furtherStyleSheet.text
        var depth = 0
        var outer = ""
        for character in sheet {
            if character == "}" { depth -= 1 }
            if depth == 0, character != "}" { outer.append(character) }
            if character == "{" { depth += 1 }
        }
        #expect(depth == 0)
        let blocks = outer.split(separator: "{").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let others = blocks.filter { $0.prefixMatch(of: /@(keyframes |property --)tipui-/) == nil && !$0.isEmpty }
        #expect(others == [".tipui", ".tipui"])
        let classes = sheet.matches(of: /\.([A-Za-z][-\w]*)/).map { String($0.output.1) }
        #expect(classes.count > 100)
        #expect(classes.filter { $0 != "tipui" && !$0.hasPrefix("tipui-") } == [])
    }

    @Test("Every class that the scripts look for or set is our own.") func scriptClasses() {
        let text = ([ClientFile.script] + parts).map(\.text).joined().replacing("\".js\"", with: "")
        let found = text.matches(of: /[" (,]\.([a-z][-\w]*)[\s":,)]/).map { String($0.output.1) }
        #expect(found.contains("tipui-callout"))
        #expect(found.filter { $0 != "tipui" && !$0.hasPrefix("tipui-") } == [])
        #expect(!text.contains("\"/_tipui"))
    }
}

/// Expects a body to be the compressed form of a text: its end says how long that was.
private func expectGzip(_ response: TestResponse, of text: String) throws {
    #expect(response.headers[.contentEncoding] == "gzip")
    #expect(response.headers[.vary] == "Accept-Encoding")
    let bytes = Array(response.body.readableBytesView)
    #expect(bytes.starts(with: [0x1F, 0x8B]))
    let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(length == text.utf8.count)
    #expect(bytes.count < length)
}
