import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client takes too long to send a request, however steadily it sends.
///
/// An answer may take any time, since an event stream is one.
final class RequestDeadlineHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private let idle: TimeAmount
    private var timer: Scheduled<Void>?
    /// The number of requests whose heads have been read and that haven't been answered.
    private var unanswered = 0

    /// Creates a handler for one connection.
    ///
    /// - Parameters:
    ///   - head: How long a new connection may take to send the head of its first request.
    ///   - body: How long the body of a request may take after its head.
    ///   - idle: How long a connection may take from an answer to the head of its next request.
    init(head: TimeAmount = .seconds(15), body: TimeAmount = .seconds(30), idle: TimeAmount = .seconds(75)) {
        (self.head, self.body, self.idle) = (head, body, idle)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { close(context, after: head) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelActive(context: ChannelHandlerContext) {
        close(context, after: head)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            unanswered += 1
            close(context, after: body)
        case .body: break
        case .end: timer?.cancel()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            unanswered -= 1
            if unanswered == 0 { close(context, after: idle) }
        }
        context.write(data, promise: promise)
    }

    private func close(_ context: ChannelHandlerContext, after time: TimeAmount) {
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.close(promise: nil)
        }
    }
}
