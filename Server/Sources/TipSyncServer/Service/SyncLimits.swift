/// The limits that a sync server applies to requests, people and its own process.
public struct SyncLimits: Sendable {
    /// The maximum size of a request's body, in bytes.
    public var body = 4 << 20
    /// The maximum number of rows in a request.
    public var rows = 5_000
    /// The maximum number of people in a request.
    public var people = 100
    /// The number of rows after which a person's part of an answer ends; the client requests further rows later.
    public var page = 2_000
    /// The size in bytes beyond which no people are added to an answer; the client requests the other people later.
    public var answer = 8 << 20
    /// The average number of requests per second that a token's subject may make.
    public var rate = 20.0
    /// The number of requests that a token's subject may make at once.
    public var burst = 100.0
    /// The maximum size of a person's rows, in bytes.
    public var room = 16 << 20
    /// The maximum number of event streams in a process.
    public var streams = 1_000
    /// The maximum number of event streams of a token's subject in a process.
    public var subjectStreams = 20

    /// Creates the default limits.
    public init() {}
}
