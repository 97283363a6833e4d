// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "FirstTip",
    dependencies: [
        .package(name: "OpenTipKit", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "FirstTip",
            dependencies: [
                .product(name: "OpenTipKit", package: "OpenTipKit"),
                .product(name: "TipUIWeb", package: "OpenTipKit"),
            ]
        )
    ]
)
