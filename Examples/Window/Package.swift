// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Window",
    dependencies: [
        .package(name: "OpenTipKit", path: "../..", traits: ["GTK"])
    ],
    targets: [
        .executableTarget(
            name: "Window",
            dependencies: [
                .product(name: "CGtk", package: "OpenTipKit"),
                .product(name: "TipGTK", package: "OpenTipKit"),
            ]
        )
    ]
)
