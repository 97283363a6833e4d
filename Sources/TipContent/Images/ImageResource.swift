public import Foundation

/// A picture in an asset catalog, such as `Image(.trailMap)`.
///
/// The plug-in AssetSymbols writes a static member for each picture.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let label: String

    /// Creates the value from the name of an image set and the bundle that has it.
    public init(name: String, bundle: Bundle) {
        self.name = ResourceFolders.name(of: name, in: bundle)
        label = name
    }
}

extension Image {
    /// Makes an image of a picture in an asset catalog; assistive technology reads the picture's name.
    public init(_ resource: ImageResource) {
        source = .named(resource.name)
        label = resource.label
    }

    /// Makes a decorative image, which assistive technology skips, of a picture in an asset catalog.
    public init(decorative resource: ImageResource) {
        source = .named(resource.name)
        label = nil
    }
}
