import Foundation
import TipKitEngine

extension StoreHost {
    /// Reads a person's state.
    func state(of person: PersonID) throws -> PersonState {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { try PersonState.read(person, in: $0) ?? .none }
        }
    }

    /// Returns a person's state, after storing the person if nothing is stored about the person yet.
    func storedState(of person: PersonID) throws -> PersonState {
        let known = try state(of: person)
        guard known == .none else { return known }
        if isReading { throw TipStoreError.unavailable(file.file, StoreReadOnly()) }
        let created = try withRepairs { connection, deadline in
            try connection.write(deadline) { database in
                try PersonState.read(person, in: database) ?? PersonState.create(person, in: database)
            }
        }
        signal.send()
        notify(watchersOf: person)
        return created
    }

    /// Returns a stream of the text of a person's position, now and after each commit.
    func changes(of person: PersonID) throws -> AsyncStream<String> {
        _ = try state(of: person)
        let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
        let end = StreamEnd(continuation)
        let onChange: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            do { end.continuation.yield(try state(of: person).position.text) } catch {
                logWarning("A person's position can't be read; it is sent with the next commit: \(error)")
            }
        }
        let number = try watch(person, onChange)
        continuation.onTermination = { [weak self] _ in self?.endWatch(number, of: person) }
        // All positions are read on the same queue, so that none follows a newer one.
        background.async(execute: onChange)
        return stream
    }
}

/// An object that finishes a stream when the last reference to the object is released.
private final class StreamEnd: Sendable {
    let continuation: AsyncStream<String>.Continuation

    init(_ continuation: AsyncStream<String>.Continuation) {
        self.continuation = continuation
    }

    deinit { continuation.finish() }
}
