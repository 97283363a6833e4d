// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Mutator",
    products: [
        .executable(name: "Mutate", targets: ["Mutate"])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
    ],
    targets: [
        .target(
            name: "Mutator",
            dependencies: [
                .product(name: "SwiftIfConfig", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(name: "Mutate", dependencies: ["Mutator"]),
        .testTarget(
            name: "MutatorTests",
            dependencies: [
                "Mutator",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Settings of every target; keep this loop after the declarations.
for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
