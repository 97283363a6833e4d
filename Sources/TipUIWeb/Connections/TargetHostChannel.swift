#if Web
    import HummingbirdCore
    import Logging
    import NIOCore
    import NIOHTTP1

    /// An HTTP/1.1 channel that preserves the host of a request target in absolute form.
    ///
    /// Hummingbird itself uses only the path of a request target.
    struct TargetHostChannel: ServerChildChannel {
        let base: HTTP1Channel

        func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
            base.setup(channel: channel, logger: logger).flatMapThrowing { value in
                let pipeline = channel.pipeline.syncOperations
                let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
                try pipeline.addHandler(Handler(), position: .after(decoder))
                return value
            }
        }

        func handle(value: HTTP1Channel.Value, logger: Logger) async {
            await base.handle(value: value, logger: logger)
        }

        /// Adds the host of a request target as a `Host` field, unless the first `Host` field has the same host.
        private final class Handler: ChannelInboundHandler {
            typealias InboundIn = HTTPServerRequestPart
            typealias InboundOut = HTTPServerRequestPart

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(ofTarget: head.uri),
                    head.headers["Host"].first?.lowercased() != host.lowercased()
                else { return context.fireChannelRead(data) }
                head.headers.add(name: "Host", value: host)
                context.fireChannelRead(wrapInboundOut(.head(head)))
            }

            private static func host(ofTarget target: String) -> String? {
                guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
                return String(target[scheme.upperBound...].prefix { !"/?#".contains($0) })
            }
        }
    }
#endif
