#if SwiftUI
    public import Foundation
    public import TipUI

    /// A replacement for UIKit's `UIImage`, for use in `Image(uiImage:)`.
    ///
    /// An image is known by its name: if there is none of that name, a view draws nothing and the log says so.
    public final class UIImage: Hashable, Sendable {
        let image: Image

        private init(_ image: Image) {
            self.image = image
        }

        /// Creates an image of a picture in the app's resources or its asset catalogs; never `nil`.
        ///
        /// - Parameter bundle: The bundle that has the picture, such as `.module`; `nil` for the resources of the app's
        ///   target.
        public convenience init?(named name: String, in bundle: Bundle? = nil) {
            self.init(Image(name, bundle: bundle))
        }

        /// Creates an image of a system symbol; never `nil`.
        public convenience init?(systemName name: String) {
            self.init(Image(systemName: name))
        }

        /// Creates an image of a picture in an asset catalog.
        public convenience init(resource: ImageResource) {
            self.init(Image(resource))
        }

        /// Returns whether two images have the same picture.
        public static func == (left: UIImage, right: UIImage) -> Bool { left.image == right.image }

        /// Hashes the image.
        public func hash(into hasher: inout Hasher) {
            hasher.combine("\(image.source)")
        }
    }

    extension Image {
        /// Creates a decorative image from a `UIImage`, which assistive technology skips.
        public init(uiImage: UIImage) {
            self = uiImage.image.decorative
        }
    }
#endif
