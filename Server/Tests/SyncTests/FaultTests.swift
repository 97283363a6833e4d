import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTLS
import NIOCore
import NIOSSL
import OpenTipKit
import SwiftASN1
import Synchronization
import TestSupport
import Testing
import X509

/// Tests that devices with a faulty server or a full disk keep their own tips, report the error, and sync later.
@Suite(.serialized) struct FaultTests {
    /// A wrong answer that a sync server gives.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let status: HTTPResponse.Status
        let body: String
        let kind: Tips.SyncError.Kind

        static let all = [
            Fault(testDescription: "a page of HTML", status: .ok, body: "<html></html>", kind: .unreadable),
            Fault(
                testDescription: "a body cut in half",
                status: .ok,
                body: #"{"date":1795575983.3,"people":[{"cursor":"7.1","#,
                kind: .unreadable
            ),
            Fault(
                testDescription: "rows of a later release",
                status: .ok,
                body: #"{"date":1,"people":[{"person":"ann","cursor":"7.1","hasMore":false,"rows":{"format":9}}]}"#,
                kind: .unreadable
            ),
            Fault(
                testDescription: "an answer about nobody",
                status: .ok,
                body: #"{"date":1,"people":[]}"#,
                kind: .unreadable
            ),
            Fault(
                testDescription: "an unavailable database",
                status: .serviceUnavailable,
                body: "",
                kind: .unavailable
            ),
            Fault(testDescription: "too many requests", status: .tooManyRequests, body: "", kind: .unavailable),
            Fault(testDescription: "a forbidden person", status: .forbidden, body: "", kind: .unauthorized),
            Fault(testDescription: "a proxy without this route", status: .notFound, body: "nothing", kind: .refused),
            Fault(testDescription: "a redirect", status: .movedPermanently, body: "", kind: .refused),
        ]
    }

    private struct ClosingTip: Tip {
        var title: Text { Text("Close me") }
    }

    private func isClosed(_ center: TipCenter) -> Bool {
        center.run { if case .invalidated = ClosingTip().status { true } else { false } }
    }

    @Test("A device asks more and more rarely for streams that end at once", .timeLimit(.minutes(10)))
    func endingStreams() async throws {
        try await RunningServer.with { server in
            server.endedStreams.withLock { $0 = [] }
            let device = try await server.device(of: "ann", in: server.place("one"))
            try await wait { server.endedStreams.withLock { $0?.count ?? 0 } >= 4 }
            let times = try #require(server.endedStreams.withLock { $0 })
            // The pauses are at least half of 1, 2 and 4 seconds.
            #expect(times[0].duration(to: times[3]) >= .seconds(3.5))
            server.endedStreams.withLock { $0 = nil }
            let other = try await server.device(of: "ann", in: server.place("two"))
            other.run { ClosingTip().invalidate(reason: .tipClosed) }
            try await wait { isClosed(device) }
        }
    }

    @Test(
        "A sync server's wrong answer is reported in the status, and changes are synced once the server recovers",
        .timeLimit(.minutes(10)),
        arguments: Fault.all
    )
    func recovers(_ fault: Fault) async throws {
        try await RunningServer.with { server in
            let other = try await server.device(of: "ann", in: server.place("two"))
            server.fault.withLock {
                $0 = Response(status: fault.status, body: ResponseBody(byteBuffer: ByteBuffer(string: fault.body)))
            }
            let device = try await server.device(of: "ann", in: server.place("one"))
            device.run { ClosingTip().invalidate(reason: .tipClosed) }
            try await wait { device.run { Tips.syncStatus.lastError?.kind } == fault.kind }
            // The next attempt may have begun by now; it fails, too.
            try await wait { device.run { Tips.syncStatus.phase } == .failing }
            #expect(isClosed(device))
            #expect(!isClosed(other))
            server.fault.withLock { $0 = nil }
            try await wait { isClosed(other) }
            try await wait { device.run { Tips.syncStatus.phase } == .current }
            #expect(device.run { Tips.syncStatus.lastError } == nil)
        }
    }

    @Test(
        "A device with a full disk keeps its tips, reports a sync error, and syncs once the disk has free space",
        .enabled(if: getuid() == 0, "mounting needs root"),
        .timeLimit(.minutes(10))
    )
    func fullDisk() async throws {
        let noted = Tips.Event<String>(id: "noted")
        let disk = try SmallDisk()
        try await RunningServer.with { server in
            let device = try await server.device(of: "ann", in: disk.url)
            let other = try await server.device(of: "ann", in: server.place("two"))
            device.run { noted.donate("first") }
            try await wait { other.run { noted.donations.count } == 1 }
            let filler = disk.fill()
            other.run {
                for _ in 0..<300 { noted.donate(String(repeating: "x", count: 1_000)) }
                ClosingTip().invalidate(reason: .tipClosed)
            }
            try await wait { device.run { Tips.syncStatus.lastError?.kind } == .datastore }
            #expect(device.run { noted.donations.count } == 1)
            #expect(!isClosed(device))
            try FileManager.default.removeItem(at: filler)
            try await wait { isClosed(device) }
            try await wait { device.run { Tips.syncStatus.phase } == .current }
            #expect(device.run { noted.donations.count } == 301)
        }
    }

    @Test(
        "A sync server with an untrusted certificate is refused, and the sync status reports the reason",
        .timeLimit(.minutes(10))
    )
    func certificate() async throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let name = try DistinguishedName { CommonName("localhost") }
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: key.publicKey,
            notValidBefore: Date().addingTimeInterval(-60),
            notValidAfter: Date().addingTimeInterval(3_600),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions { SubjectAlternativeNames([.dnsName("localhost")]) },
            issuerPrivateKey: key
        )
        let pem = try (certificate.serializeAsPEM().pemString, key.serializeAsPEM().pemString)
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(pem.0.utf8), format: .pem))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(pem.1.utf8), format: .pem))
        )
        let server = try await RunningServer()
        try await server.run(tls: tls) {
            let url = try #require(URL(string: "https://localhost:\(server.port)"))
            let option = Tips.ConfigurationOption.syncServer(url, token: try await server.token("ann"))
            let device = try server.configured(server.place("one"), [option])
            try await wait { device.run { Tips.syncStatus.phase } == .failing }
            #expect(device.run { Tips.syncStatus.lastError?.kind } == .untrusted)
        }
    }
}
