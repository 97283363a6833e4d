#if Sync
    import Foundation
    import Testing

    @testable import OpenTipKit
    @testable import TipKitCore

    /// The choice of the sync server from the configuration options and the environment.
    @Suite struct SyncPlanTests {
        private typealias Container = Tips.ConfigurationOption.CloudKitContainer

        /// Returns an unsigned token, which is sufficient since clients don't verify the signature.
        private func token(_ claims: String) -> String {
            let payload = Data(claims.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
            return "e30.\(payload).x"
        }

        private func plan(
            _ options: [Tips.ConfigurationOption],
            _ environment: [String: String] = [:]
        ) throws -> SyncPlan? {
            try SyncPlan(Settings(options), environment: environment)
        }

        @Test(
            "The automatic container is the first declared one whose name ends in .tips, else the first declared one"
        )
        func automatic() {
            #expect(Container.automatic.name(of: ["a", "b.tips", "c.tips"]) == "b.tips")
            #expect(Container.automatic.name(of: ["a", "b"]) == "a")
            #expect(Container.automatic.name(of: []) == nil)
            #expect(Container.named("x").name(of: ["a.tips"]) == "x")
        }

        @Test(
            "With a CloudKit container, tips sync through the environment's sync server, as the token's person"
        )
        func environment() throws {
            let environment = [
                "TIPS_SYNC_URL": "https://sync.example.com:8443",
                "TIPS_SYNC_TOKEN": token(#"{"sub":"ann","container":"books.tips"}"#),
            ]
            let plan = try #require(try plan([.cloudKitContainer(.automatic)], environment))
            #expect(plan.person == "ann")
            #expect(plan.server.url.absoluteString == "https://sync.example.com:8443")
            #expect(plan.server.containers == ["books.tips"])
            #expect(try self.plan([], environment) == nil)
        }

        @Test(
            "Tips aren't synced if the environment lacks the sync server's address or token, or the address is invalid"
        )
        func halfEnvironment()
            throws
        {
            for environment in [
                [:], ["TIPS_SYNC_URL": "https://sync.example.com"], ["TIPS_SYNC_URL": "not an address"],
                ["TIPS_SYNC_TOKEN": token("{}")],
            ] {
                #expect(try plan([.cloudKitContainer(.named("c"))], environment) == nil, "\(environment)")
            }
        }

        @Test("The option syncServer overrides the environment's server, and the container nil turns sync off")
        func option()
            throws
        {
            let url = try #require(URL(string: "https://own.example.com"))
            let option = Tips.ConfigurationOption.syncServer(url, token: token(#"{"sub":"bob","container":"c"}"#))
            let environment = [
                "TIPS_SYNC_URL": "https://other.example.com", "TIPS_SYNC_TOKEN": token(#"{"sub":"ann"}"#),
            ]
            #expect(try plan([option], environment)?.person == "bob")
            #expect(try plan([option, .cloudKitContainer(nil)], environment) == nil)
        }

        @Test("The automatic container doesn't sync if neither the token nor a declaration names a container")
        func noContainer()
            throws
        {
            let url = try #require(URL(string: "https://own.example.com"))
            let option = Tips.ConfigurationOption.syncServer(url, token: token(#"{"sub":"bob"}"#))
            #expect(try plan([option, .cloudKitContainer(.automatic)]) == nil)
        }
    }
#else
    import Testing

    @Suite struct SyncPlanTests {
        @Test("The options and the environment choose the sync server", .disabled("Needs the trait Sync."))
        func skipped() {}
    }
#endif
