// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    products: [
        .executable(name: "Trails", targets: ["Trails"]),
        .executable(name: "TrailsCLI", targets: ["TrailsCLI"]),
        .executable(name: "Website", targets: ["Website"]),
    ],
    traits: [
        .trait(name: "Sync", description: "Trails that sync, for `make sync` and the tests."),
        .trait(name: "Unsynced", description: "Examples that fetch no packages for sync."),
        .default(enabledTraits: ["Unsynced"]),
    ],
    dependencies: [
        .package(
            name: "OpenTipKit",
            path: "..",
            traits: [
                .trait(name: "Everything", condition: .when(traits: ["Sync"])),
                .trait(name: "Configuration", condition: .when(traits: ["Unsynced"])),
                .trait(name: "Macros", condition: .when(traits: ["Unsynced"])),
                .trait(name: "SwiftUI", condition: .when(traits: ["Unsynced"])),
                .trait(name: "Tools", condition: .when(traits: ["Unsynced"])),
            ]
        ),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    ],
    targets: [
        .executableTarget(name: "Trails", dependencies: client),
        // A command-line tool; its model is a link to that of Trails.
        .executableTarget(
            name: "TrailsCLI",
            dependencies: [
                .product(name: "TipConfiguration", package: "OpenTipKit"),
                .product(name: "TipTerminal", package: "OpenTipKit"),
                .product(name: "TipsCommand", package: "OpenTipKit"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // A site with templates of its own, to which tips were added.
        .executableTarget(
            name: "Website",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "TipPages", package: "OpenTipKit"),
            ],
            resources: [.copy("Site")]
        ),
        // A site on Stencil's templates, whose visitors have no accounts.
        .executableTarget(
            name: "StencilSite",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Stencil", package: "Stencil"),
                .product(name: "TipPages", package: "OpenTipKit"),
            ],
            resources: [.process("Templates")]
        ),
        // A site whose pages tests write.
        .executableTarget(
            name: "WrittenPages",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "TipConfiguration", package: "OpenTipKit"),
                .product(name: "TipPages", package: "OpenTipKit"),
            ]
        ),
        .executableTarget(
            name: "Fixtures",
            dependencies: client + [.product(name: "TipConfiguration", package: "OpenTipKit")],
            resources: [.copy("Pictures"), .process("Resources"), .process("Assets.xcassets")],
            plugins: [.plugin(name: "AssetSymbols", package: "OpenTipKit")]
        ),
        // Apps as tutorials for TipKit have them, written without looking at this implementation.
        .executableTarget(
            name: "Notes",
            dependencies: client,
            path: "Sources/Apps/Notes",
            resources: [.process("Assets.xcassets")],
            plugins: [.plugin(name: "AssetSymbols", package: "OpenTipKit")]
        ),
        .executableTarget(name: "Photos", dependencies: client, path: "Sources/Apps/Photos"),
        .executableTarget(name: "Places", dependencies: client, path: "Sources/Apps/Places"),
        .executableTarget(
            name: "Preferences",
            dependencies: client,
            path: "Sources/Apps/Preferences",
            resources: [.process("Localizable.xcstrings")]
        ),
        .executableTarget(name: "Tasks", dependencies: client, path: "Sources/Apps/Tasks"),
        .executableTarget(name: "Workouts", dependencies: client, path: "Sources/Apps/Workouts"),
        .executableTarget(name: "Listings", dependencies: client, resources: [.copy("Pictures")]),
        // Links to the samples, which are compiled where they stand and shown as they are.
        .executableTarget(name: "Gallery", dependencies: client, resources: [.embedInCode("Code")]),
        .target(name: "WebDriver"),
        .executableTarget(name: "Screenshots", dependencies: ["WebDriver"]),
        .executableTarget(name: "FirstPage", dependencies: ["WebDriver"]),
        .testTarget(
            name: "TrailsCLITests",
            dependencies: [
                "TrailsCLI", .product(name: "TipKit", package: "OpenTipKit"),
                .product(name: "TipKitStorage", package: "OpenTipKit"),
            ]
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "WebDriver", "WrittenPages", "Trails", "Fixtures", "Listings", "Gallery", "Website", "StencilSite",
                "Notes", "Photos", "Places", "Preferences", "Tasks", "Workouts",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// The apps written as tutorials have them, in the language mode of a new project in Xcode.
let tutorials = ["Notes", "Photos", "Places", "Preferences", "Tasks", "Workouts"]

// Settings of every target; keep this loop after the declarations.
for target in package.targets {
    target.swiftSettings =
        tutorials.contains(target.name)
        ? [.swiftLanguageMode(.v5)]
        : [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

// An app that also imports Apple's modules Combine, os and OSLog, and leaves out imports that Swift asks for on Linux.
for target in package.targets where target.name == "Notes" {
    target.swiftSettings?.append(
        .unsafeFlags([
            "-module-alias", "Combine=TipCombine", "-module-alias", "os=TipOS", "-module-alias", "OSLog=TipOSLog",
            "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
            "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
        ])
    )
}

/// What an app's file imports: `SwiftUI` and `TipKit`.
var client: [Target.Dependency] {
    [.product(name: "SwiftUI", package: "OpenTipKit"), .product(name: "TipKit", package: "OpenTipKit")]
}
