#if SwiftUI
    public import Foundation
    public import OpenCombine

    extension NotificationCenter {
        /// Returns a publisher of the notifications with a name.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - object: The object that posts the notifications; `nil` for any.
        public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
            Publisher(center: self, name: name, object: object)
        }

        /// A publisher of notifications, which it sends on the thread on which they are posted.
        public struct Publisher: OpenCombine.Publisher, Equatable {
            /// A notification.
            public typealias Output = Notification
            /// The publisher never fails.
            public typealias Failure = Never

            /// The center that the notifications are posted to.
            public let center: NotificationCenter
            /// The name of the notifications.
            public let name: Notification.Name
            /// The object that posts the notifications; `nil` for any.
            public let object: AnyObject?

            /// Creates a publisher.
            public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
                self.center = center
                self.name = name
                self.object = object
            }

            /// Returns whether two publishers send the same notifications.
            public static func == (left: Publisher, right: Publisher) -> Bool {
                left.center === right.center && left.name == right.name && left.object === right.object
            }

            /// Adds a subscriber, which gets the notifications that are posted from now on.
            public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
                // A subject may be used on any thread, but isn't marked as Sendable.
                nonisolated(unsafe) let notifications = PassthroughSubject<Notification, Never>()
                let observer = center.addObserver(forName: name, object: object, queue: nil) { notifications.send($0) }
                notifications.handleEvents(receiveCancel: { center.removeObserver(observer) }).subscribe(subscriber)
            }
        }
    }
#endif
