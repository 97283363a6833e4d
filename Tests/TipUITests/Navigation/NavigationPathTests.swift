import Foundation
import Testing

@testable import TipUI

@Suite struct NavigationPathTests {
    struct Trail: Hashable, Codable {
        var name: String
    }

    struct Untold: Hashable {}

    private struct Hidden: Hashable, Codable {}

    @Test("A navigation path can contain values of several types; removing more values than it has empties the path")
    func values() {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append(1)
        path.append(Trail(name: "Heron"))
        #expect(path.count == 2)
        #expect(path != NavigationPath([1, 2]))
        path.removeLast()
        #expect(path == NavigationPath([1]))
        #expect(path != NavigationPath([1.0]))
        path.append("a")
        path.append("b")
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
        path.removeLast(0)
        path.removeLast(-1)
        #expect(path.count == 1)
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test("A navigation path that is encoded and decoded is equal to the original") func stored() throws {
        var path = NavigationPath([Trail(name: "Heron")])
        path.append(7)
        path.append([Trail(name: "Larch")])
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        #expect(NavigationPath(read) == path)
        #expect(NavigationPath().codable != nil)
    }

    @Test("A navigation path with a value that isn't Codable can't be encoded, and encoding a private type throws")
    func notStored() throws {
        #expect(NavigationPath([Untold()]).codable == nil)
        let hidden = try #require(NavigationPath([Hidden()]).codable)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(hidden) }
    }

    @Test(
        "Decoding a navigation path with an unknown or unsuitable type throws",
        arguments: [
            #"["nonsense", 1]"#, #"["yt", 1]"#, #"["", 1]"#, #"["\u0001\u0002\u0003\u0004\u0005", 1]"#, #"["Si"]"#,
            #"{}"#,
        ]
    )
    func foreign(stored: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(stored.utf8))
        }
    }
}
