// swift-tools-version: 6.1
import PackageDescription

// A package of its own, because a module of this name makes `canImport(SwiftUI)` true in the whole build.
let package = Package(
    name: "SwiftUI",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"])
    ],
    dependencies: [
        .package(name: "OpenTipKit", path: "../..")
    ],
    targets: [
        .target(
            name: "SwiftUI",
            dependencies: [
                .product(name: "TipUI", package: "OpenTipKit"),
                .product(name: "TipUIWeb", package: "OpenTipKit"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
