/// The limits of a request, a person and a process.
public struct SyncLimits: Sendable {
    /// The maximum size of a request's body, in bytes.
    public var body = 4 << 20
    /// The maximum number of rows in a request.
    public var rows = 5_000
    /// The maximum number of people in a request.
    public var people = 100
    /// The number of a person's rows that fills the person's part of an answer.
    public var page = 2_000
    /// The size of an answer in bytes beyond which no more people are added; the client asks again for the others.
    public var answer = 8 << 20
    /// The number of requests per second that a token's subject may make in the long run.
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
