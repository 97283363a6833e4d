#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    @Suite(.timeLimit(.minutes(10))) struct AssetTests {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "assets-\(UUID().uuidString)"
        )

        private func index(_ paths: String...) throws -> AssetIndex {
            for path in paths {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(path.utf8).write(to: file)
            }
            return AssetIndex(folders: [folder])
        }

        @Test("An image asset is found by name, with or without its folder, and of several scales the smallest is used")
        func names() throws {
            defer { remove() }
            let index = try index(
                "Plain.png",
                "Deep/Inner.svg",
                "Media.xcassets/Set.imageset/file@3x.jpg",
                "Sized@2x.png",
                "Sized.png",
                "Notes.txt"
            )
            #expect(index.picture(named: "Plain")?.type == "image/png")
            #expect(index.picture(named: "Deep/Inner")?.type == "image/svg+xml")
            #expect(index.picture(named: "Inner")?.file.lastPathComponent == "Inner.svg")
            #expect(index.picture(named: "Set")?.type == "image/jpeg")
            #expect(index.picture(named: "Sized")?.file.lastPathComponent == "Sized.png")
            for name in ["Notes", "plain", "", "../Plain", "Plain.png", "/etc/passwd"] {
                #expect(index.picture(named: name) == nil)
            }
        }

        @Test(
            "A picture of another target's bundle is found only by the bundle's name, and by its folders in the catalog"
        )
        func bundles() throws {
            defer { remove() }
            let gull = "A_One.resources/a.xcassets/Birds/Gull.imageset/1.png"
            _ = try index(gull, "A_Two.resources/Gull.png", "A_Two.resources/Owl.png")
            let bundles = ["A_One.resources", "A_Two.resources"].map(folder.appendingPathComponent)
            let index = AssetIndex(folders: [bundles[0]], bundles: bundles)
            for name in ["Gull", "Birds/Gull", "A_One.resources/Gull", "A_One.resources/Birds/Gull"] {
                #expect(index.picture(named: name)?.file.lastPathComponent == "1.png", "\(name)")
            }
            #expect(index.picture(named: "A_Two.resources/Gull")?.file.lastPathComponent == "Gull.png")
            #expect(index.picture(named: "Owl") == nil)
        }

        @Test("The server sends only image assets from the disk, each with its media type") @MainActor func serving()
            async throws
        {
            defer { remove() }
            let index = try index("Sea view.png")
            let fixture = Fixture(assets: index)
            try await fixture.application.test(.live) { client in
                try await client.execute(uri: "/_tipui/asset/Sea%20view", method: .get) { response in
                    #expect(response.status == .ok)
                    #expect(response.headers[.contentType] == "image/png")
                    #expect(response.headers[.xContentTypeOptions] == "nosniff")
                    #expect(String(buffer: response.body) == "Sea view.png")
                }
                for path in ["Other", "..%2FSea%20view", "%2Fetc%2Fpasswd", "Sea%20view.png", "%FF"] {
                    try await client.execute(uri: "/_tipui/asset/\(path)", method: .get) {
                        #expect($0.status == .notFound)
                    }
                }
            }
        }

        @Test("Requests for an image asset support cache validation with 304, byte ranges and HEAD") @MainActor
        func partsAndRepeats() async throws {
            defer { remove() }
            let fixture = Fixture(assets: try index("Sea.png"))
            try await fixture.application.test(.live) { client in
                let uri = "/_tipui/asset/Sea"
                let tag = try await client.execute(uri: uri, method: .get) { try #require($0.headers[.eTag]) }
                try await client.execute(uri: uri, method: .get, headers: [.ifNoneMatch: tag]) {
                    #expect($0.status == .notModified)
                    #expect($0.headers[.cacheControl]?.contains("max-age") == true)
                }
                try await client.execute(uri: uri, method: .get, headers: [.range: "bytes=1-2"]) {
                    #expect($0.status == .partialContent)
                    #expect($0.headers[.contentRange] == "bytes 1-2/7")
                    #expect(String(buffer: $0.body) == "ea")
                }
                try await client.execute(uri: uri, method: .head) {
                    #expect($0.status == .ok)
                    #expect($0.headers[.contentLength] == "7")
                    #expect($0.headers[.contentType] == "image/png")
                }
            }
        }

        private func remove() {
            do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
        }
    }
#endif
