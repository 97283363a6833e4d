#if Web
    import Foundation
    import Hummingbird
    import TipHTTP
    package import NIOCore
    package import NIOHTTPTypes

    /// Closes a connection whose client doesn't send a complete request in time or stops reading a response, and
    /// reports what the connection is used for.
    ///
    /// The complete head and the complete body of a request have deadlines, which partial data doesn't extend. A
    /// response has no deadline while the client keeps reading it: a slow client may need long for a large response,
    /// and a stream never ends.
    package final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
        package typealias InboundIn = HTTPRequestPart
        package typealias InboundOut = HTTPRequestPart
        package typealias OutboundIn = HTTPResponsePart
        package typealias OutboundOut = HTTPResponsePart

        private let connections: Connections
        /// The connection's number while it is open.
        private var number: Int?
        private var exchange = Exchange()
        /// The time at which the connection is closed unless the client sends the awaited data.
        private var deadline: NIODeadline?
        private var timer: (time: NIODeadline, task: Scheduled<Void>)?

        package init(_ connections: Connections) {
            self.connections = connections
        }

        // MARK: The connection

        package func handlerAdded(context: ChannelHandlerContext) {
            if context.channel.isActive { begin(context) }
        }

        package func channelActive(context: ChannelHandlerContext) {
            begin(context)
            context.fireChannelActive()
        }

        package func channelInactive(context: ChannelHandlerContext) {
            end()
            context.fireChannelInactive()
        }

        package func handlerRemoved(context: ChannelHandlerContext) {
            end()
        }

        private func begin(_ context: ChannelHandlerContext) {
            guard number == nil else { return }
            let channel = context.channel
            number = connections.add { channel.close(promise: nil) }
            limitSendTime(of: channel)
            setDeadline(for: exchange.awaited, context)
        }

        /// Makes the kernel close the connection if the client stops acknowledging data, for example because it
        /// vanished.
        private func limitSendTime(of channel: any Channel) {
            #if os(Linux)
                let milliseconds = connections.limits.sendTimeout / .milliseconds(1)
                let option = ChannelOptions.Types.SocketOption(
                    level: .tcp,
                    name: NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)
                )
                // Ignore a failure, which means that the connection is already closed or isn't a TCP connection.
                channel.setOption(option, value: SocketOptionValue(milliseconds)).whenComplete { _ in }
            #endif
        }

        private func end() {
            guard let number else { return }
            connections.remove(number)
            self.number = nil
            deadline = nil
            timer?.task.cancel()
            timer = nil
        }

        // MARK: Requests and answers

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head: update(context) { $0.beginRequest() }
            case .body: break
            case .end: update(context) { $0.endRequest() }
            }
            context.fireChannelRead(data)
        }

        package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            switch unwrapOutboundIn(data) {
            case .head(let head):
                let isStream = head.headerFields[.contentType] == EventStream.contentType
                update(context) { $0.beginAnswer(isStream: isStream) }
            case .body: break
            case .end:
                let sent = promise ?? context.eventLoop.makePromise()
                sent.futureResult.assumeIsolated().whenComplete { _ in
                    self.update(context) { $0.endAnswer() }
                }
                return context.write(data, promise: sent)
            }
            context.write(data, promise: promise)
        }

        private func update(_ context: ChannelHandlerContext, _ change: (inout Exchange) -> Void) {
            let before = exchange
            change(&exchange)
            guard let number else { return }
            if exchange.awaited != before.awaited { setDeadline(for: exchange.awaited, context) }
            if exchange.use != before.use { connections.setUse(exchange.use, of: number) }
        }

        // MARK: Deadlines

        /// Sets the deadline for the data that the client must send.
        private func setDeadline(for awaited: Exchange.Awaited?, _ context: ChannelHandlerContext) {
            let limits = connections.limits
            let time: Duration
            switch awaited {
            case .head: time = limits.head
            case .body: time = limits.body
            case nil:
                deadline = nil
                return
            }
            let deadline = context.eventLoop.now + TimeAmount(time)
            self.deadline = deadline
            schedule(deadline, context)
        }

        /// Schedules a check of the deadline.
        ///
        /// If the current timer fires before the deadline, the timer is kept, and schedules another check when it
        /// fires. Otherwise, each request would have to replace the timer.
        private func schedule(_ time: NIODeadline, _ context: ChannelHandlerContext) {
            if let timer {
                guard time < timer.time else { return }
                timer.task.cancel()
            }
            let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: time) { self.checkDeadline(context) }
            timer = (time, task)
        }

        private func checkDeadline(_ context: ChannelHandlerContext) {
            timer = nil
            guard let deadline else { return }
            if deadline > context.eventLoop.now {
                schedule(deadline, context)
            } else {
                context.close(promise: nil)
            }
        }
    }
#endif
