/// What one request, person or process may take.
public struct SyncLimits: Sendable {
    /// The most bytes of a request's body.
    public var body = 4 << 20
    /// The most rows of a request.
    public var rows = 5_000
    /// The most people of a request.
    public var people = 100
    /// How many rows of a person are enough for an answer.
    public var page = 2_000
    /// The bytes of an answer beyond which it holds no more people; the client asks again for those that are left.
    public var answer = 8 << 20
    /// The requests a second that a token's subject may make in the long run.
    public var rate = 20.0
    /// The requests that a token's subject may make at once.
    public var burst = 100.0
    /// The bytes that a person's rows may take.
    public var room = 16 << 20
    /// The most event streams of a process.
    public var streams = 1_000
    /// The most event streams of a token's subject in a process.
    public var subjectStreams = 20

    /// The limits that hold unless said otherwise.
    public init() {}
}
