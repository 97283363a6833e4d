// swift-tools-version: 6.1
import PackageDescription

// This is a separate package, because a module named SwiftUI makes `canImport(SwiftUI)` true in the whole build.
let package = Package(
    name: "SwiftUI",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore"])
    ],
    dependencies: [
        .package(name: "OpenTipKit", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "SwiftUI",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "TipUI", package: "OpenTipKit"),
                .product(name: "TipUIWeb", package: "OpenTipKit"),
            ]
        ),
        .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
