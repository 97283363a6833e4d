import Foundation
import HTTPTypes
import Hummingbird
import Metrics
import NIOCore
import ServiceLifecycle
import TipRows

extension SyncService {
    /// Merges a replica's rows, and answers with the rows that the replica lacks.
    func exchange(_ request: Request, _ context: some RequestContext) async throws -> Response {
        let (access, _) = try await authorize(request, context)
        let asked = try await body(of: request)
        var parts: [(person: SyncPerson, part: ExchangeRequest.Part)] = []
        for part in asked.people { parts.append((try person(part.person, access), part)) }
        guard Set(parts.map(\.person)).count == parts.count else {
            throw HTTPError(.badRequest, message: "The request names a person twice; send one part for each person.")
        }
        var answer = AnswerWriter(date: now())
        for (person, part) in parts where answer.size <= limits.answer {
            let (merge, refusal) = try await merge(part.rows, of: person)
            if let merge, merge.before == part.cursor {
                try answer.add(RowPage(cursor: merge.after), of: person, nil)
                continue
            }
            let page = try await store.page(of: person, after: part.cursor, for: asked.replica, count: limits.page)
            try answer.add(page, of: person, refusal)
        }
        return Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.finished))
        )
    }

    private func body(of request: Request) async throws -> ExchangeRequest {
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: limits.body)
        } catch is NIOTooManyBytesError {
            throw HTTPError(
                .contentTooLarge,
                message: "The body has more than \(limits.body) bytes; send smaller requests."
            )
        }
        let asked: ExchangeRequest
        do {
            asked = try ExchangeRequest(json: Data(body.readableBytesView))
        } catch let error as RowError {
            throw HTTPError(.badRequest, message: "\(error)")
        } catch {
            throw HTTPError(
                .badRequest,
                message: "The body isn't an exchange request: it is truncated, or wasn't written by OpenTipKit."
            )
        }
        let rows = asked.people.reduce(0) { $0 + $1.rows.count }
        guard rows <= limits.rows, asked.people.count <= limits.people else {
            throw HTTPError(
                .contentTooLarge,
                message: "A request has at most \(limits.rows) rows and \(limits.people) people; send smaller requests."
            )
        }
        return asked
    }

    /// Merges a person's rows.
    ///
    /// - Returns: The result of the merge, or the reason for refusing the rows; neither if there are no rows.
    private func merge(_ rows: RowBatch, of person: SyncPerson) async throws -> (RowMerge?, ExchangeRefusal?) {
        if rows.isEmpty { return (nil, nil) }
        do {
            try rows.checkVersions(at: now())
            let merge = try await store.merge(rows, of: person, room: limits.room)
            Counter(label: "tipsync_rows_merged").increment(by: rows.count)
            return (merge, nil)
        } catch let error as RowError {
            return (nil, refusal(.aheadOfClock, "\(error)"))
        } catch let error as RowStoreError {
            guard case .full = error else { throw error }
            return (nil, refusal(.storageFull, "\(error)"))
        }
    }

    private func refusal(_ reason: ExchangeRefusal.Reason, _ message: String) -> ExchangeRefusal {
        Counter(label: "tipsync_pushes_refused", dimensions: [("reason", reason.rawValue)]).increment()
        return ExchangeRefusal(reason, message)
    }

    /// Streams changes as server-sent events.
    func changes(_ request: Request, _ context: some RequestContext) async throws -> Response {
        let (access, end) = try await authorize(request, context)
        guard let events = hub.listen(access, until: end, at: now()) else {
            throw HTTPError(
                .serviceUnavailable,
                headers: [.retryAfter: "60"],
                message: "Too many event streams are open; try again in a minute."
            )
        }
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    try await writer.write(ByteBuffer(string: ": these are the changes\n\n"))
                    for await event in events.cancelOnGracefulShutdown() {
                        switch event {
                        case .heartbeat: try await writer.write(ByteBuffer(string: ":\n\n"))
                        case .change(let change):
                            let message = ExchangeNotification(person: change.person.id, cursor: change.cursor)
                            var frame = ByteBuffer(string: "data: ")
                            frame.writeBytes(try JSONEncoder().encode(message))
                            frame.writeString("\n\n")
                            try await writer.write(frame)
                        }
                    }
                }
                try await writer.finish(nil)
            }
        )
    }

    /// Deletes a person's rows.
    func erase(_ request: Request, _ context: some RequestContext) async throws -> Response {
        let (access, _) = try await authorize(request, context)
        try await store.erase(try person(try name("person", in: context), access))
        return Response(status: .noContent)
    }
}

/// Builds the JSON of an ``ExchangeAnswer`` from rows that are JSON already.
struct AnswerWriter {
    private var text: String
    private var isFirst = true

    init(date: Date) { text = "{\"date\":\(date.timeIntervalSince1970),\"people\":[" }

    mutating func add(_ page: RowPage, of person: SyncPerson, _ refusal: ExchangeRefusal?) throws {
        if !isFirst { text += "," }
        isFirst = false
        text += "{\"person\":\(try Self.quoted(person.id)),\"cursor\":\"\(page.cursor)\",\"hasMore\":\(page.hasMore)"
        if let refusal { text += ",\"refusal\":\(String(decoding: try JSONEncoder().encode(refusal), as: UTF8.self))" }
        text += ",\"rows\":{\"format\":\(RowBatch.format)"
        for kind in RowKind.allCases {
            guard let rows = page.rows[kind] else { continue }
            text += ",\"\(kind.name)\":["
            text += rows.joined(separator: ",")
            text += "]"
        }
        text += "}}"
    }

    /// Returns a text as JSON.
    private static func quoted(_ text: String) throws -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        return isPlain ? "\"\(text)\"" : String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    /// The number of bytes written so far.
    var size: Int { text.utf8.count }

    var finished: [UInt8] { Array((text + "]}").utf8) }
}
