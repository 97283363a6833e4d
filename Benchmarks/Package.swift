// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [
        // With all traits, as a plan's build removes from the folder that all packages share what it doesn't need.
        .package(name: "OpenTipKit", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        .target(
            name: "Workload",
            dependencies: [
                .product(name: "OpenTipKit", package: "OpenTipKit"),
                .product(name: "OpenTipKitTesting", package: "OpenTipKit"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .executableTarget(
            name: "Timing",
            dependencies: [
                "Workload", .product(name: "OpenTipKit", package: "OpenTipKit"),
                .product(name: "TipKitStorage", package: "OpenTipKit"),
                .product(name: "OpenTipKitTesting", package: "OpenTipKit"),
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Timing",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "Figures",
            dependencies: [
                "Workload", "AllocationCounter", .product(name: "OpenTipKit", package: "OpenTipKit"),
                .product(name: "TipKitEngine", package: "OpenTipKit"),
                .product(name: "TipKitStorage", package: "OpenTipKit"),
                .product(name: "TipReports", package: "OpenTipKit"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "OpenTipKitTesting", package: "OpenTipKit"),
            ]
        ),
        .executableTarget(
            name: "TerminalTip",
            dependencies: [.product(name: "TipTerminal", package: "OpenTipKit")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Settings of every Swift target; keep this loop after the declarations.
for target in package.targets where target.name != "AllocationCounter" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
