// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "OpenTipKit",
    // The least macOS that has `Mutex`, without which nothing compiles on a Mac. README.md says where the package works.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "OpenTipKit", targets: ["OpenTipKit"]),
        .library(name: "TipKit", targets: ["TipKit"]),
        .library(name: "TipKitCore", targets: ["TipKitCore"]),
        .library(name: "TipKitEngine", targets: ["TipKitEngine"]),
        .library(name: "TipKitStorage", targets: ["TipKitStorage"]),
        .library(name: "TipReports", targets: ["TipReports", "TipStatistics", "TipReportOptions"]),
        .library(name: "TipRows", targets: ["TipRows"]),
        .library(name: "TipUI", targets: ["TipUI"]),
        .library(name: "TipUIWeb", targets: ["TipUIWeb"]),
        .library(name: "TipPages", targets: ["TipPages"]),
        .library(name: "TipPagesCore", targets: ["TipPagesCore"]),
        .library(name: "TipTerminal", targets: ["TipTerminal"]),
        .library(name: "TipGTK", targets: ["TipGTK"]),
        .library(name: "CGtk", targets: ["CGtk"]),
        .library(name: "TipsCommand", targets: ["TipsCommand"]),
        .library(name: "TipConfiguration", targets: ["TipConfiguration"]),
        .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore", "TipCombine", "TipOS", "TipOSLog"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "OpenTipKitTesting", targets: ["OpenTipKitTesting"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .plugin(name: "LintTips", targets: ["LintTips"]),
        .executable(name: "tips", targets: ["tips"]),
    ],
    traits: [
        .trait(name: "Macros", description: "#Rule, @Parameter and #Preview, through swift-syntax."),
        .trait(name: "AnyRules", description: "No warning for rules that Apple's TipKit could not compile."),
        .trait(name: "Sync", description: "Syncing a person's devices through one's own server, by AsyncHTTPClient."),
        .trait(name: "Web", description: "Serving views to browsers, through Hummingbird."),
        .trait(
            name: "Tools",
            description: "TipsCommand for tools, and the command tips for datastores, by ArgumentParser."
        ),
        .trait(
            name: "Configuration",
            description: "Switches of an operator in a file and the environment, by swift-configuration."
        ),
        .trait(name: "GTK", description: "Tips beside the widgets of GTK 4, whose headers it needs."),
        .trait(name: "SwiftUI", description: "The module SwiftUI, with OpenCombine.", enabledTraits: ["Web"]),
        .trait(
            name: "Everything",
            description: "All of these but AnyRules and GTK.",
            enabledTraits: ["Macros", "Sync", "Web", "Tools", "Configuration", "SwiftUI"]
        ),
        .default(enabledTraits: ["Macros", "Web"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.6.0"),
        .package(
            url: "https://github.com/apple/swift-configuration.git",
            from: "1.4.0",
            traits: []
        ),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "TipKit",
            dependencies: ["OpenTipKit", .target(name: "SwiftUI", condition: .when(traits: ["SwiftUI"]))]
        ),
        .target(
            name: "OpenTipKit",
            dependencies: ["TipKitCore", "TipUI", "TipKitEngine"]
        ),
        .target(
            name: "TipKitCore",
            dependencies: [
                "TipContent", "TipKitEngine", "TipKitStorage",
                .target(name: "TipKitMacros", condition: .when(traits: ["Macros"])),
                .target(name: "TipSync", condition: .when(traits: ["Sync"])),
            ]
        ),
        .target(
            name: "TipSync",
            dependencies: [
                "TipKitStorage", "TipKitEngine",
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: .when(traits: ["Sync"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Sync"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Sync"])),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["Sync"])),
            ]
        ),
        .target(
            name: "TipTerminal",
            dependencies: ["TipColumns", "TipKitCore", "TipContent", "TipKitEngine", "TipKitStorage"]
        ),
        // Tips beside the widgets of GTK 4.
        .target(
            name: "TipGTK",
            dependencies: [
                "TipKitCore", "TipKitEngine", "TipContent", "TipHTML",
                .target(name: "CGtk", condition: .when(traits: ["GTK"])),
            ]
        ),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // The command `tips` of a tool.
        .target(
            name: "TipsCommand",
            dependencies: [
                "TipTerminal", "TipKitCore", "TipKitEngine", "TipKitStorage", "TipReports",
                .product(
                    name: "ArgumentParser",
                    package: "swift-argument-parser",
                    condition: .when(traits: ["Tools"])
                ),
            ]
        ),
        // The switches of an operator.
        .target(
            name: "TipConfiguration",
            dependencies: [
                "TipKitCore", "TipKitEngine",
                .product(
                    name: "Configuration",
                    package: "swift-configuration",
                    condition: .when(traits: ["Configuration"])
                ),
                .product(name: "SystemPackage", package: "swift-system", condition: .when(traits: ["Configuration"])),
            ]
        ),
        // These modules make `canImport(SwiftUI)` true in the build of an app that depends on them.
        .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                .target(name: "TipKitEngine", condition: .when(traits: ["SwiftUI"])),
                .target(name: "TipUI", condition: .when(traits: ["SwiftUI"])),
                .target(name: "TipUIWeb", condition: .when(traits: ["SwiftUI"])),
                .target(name: "TipCombine", condition: .when(traits: ["SwiftUI"])),
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["SwiftUI"])),
            ]
        ),
        // Apps import these modules as Combine, os and OSLog. Modules with those names would change how GRDB,
        // swift-syntax and swift-argument-parser compile, which ask for them with `canImport`.
        .target(
            name: "TipCombine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["SwiftUI"])),
                .product(name: "OpenCombineDispatch", package: "OpenCombine", condition: .when(traits: ["SwiftUI"])),
            ]
        ),
        .target(name: "TipOS", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .target(name: "TipOSLog", dependencies: ["TipOS"]),
        // Connects tips in pages with Hummingbird; nothing below it compiles Hummingbird.
        .target(
            name: "TipPages",
            dependencies: [
                "TipPagesCore",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(
                    name: "ServiceLifecycle",
                    package: "swift-service-lifecycle",
                    condition: .when(traits: ["Web"])
                ),
            ]
        ),
        .target(
            name: "TipPagesCore",
            dependencies: [
                "TipKitCore", "TipKitEngine", "TipContent", "TipKitStorage", "TipHTTP", "TipHTML", "TipReports",
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Web"])),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            ],
            // Scripts/pack makes them of Sources/TipWebClient.
            resources: [.embedInCode("Client/Packed")]
        ),
        .target(
            name: "TipUIWeb",
            dependencies: [
                "TipUIHTML", "TipHTTP", "TipHTML", "TipUI",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(
                    name: "ServiceLifecycle",
                    package: "swift-service-lifecycle",
                    condition: .when(traits: ["Web"])
                ),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: ["Web"])),
            ],
            // Scripts/pack makes it of Sources/TipWebClient.
            resources: [.embedInCode("Client/Packed")]
        ),
        .target(
            name: "TipUIHTML",
            dependencies: ["TipHTML", "TipUI"],
            exclude: [
                "layout", "pages", "colors", "texts", "tipui", "overlays", "lists", "actions", "controls", "drawing",
                "menus", "sheets", "tabs",
            ].map { "Styling/\($0).css" },
            resources: [.embedInCode("Styling/Packed")]
        ),
        .target(
            name: "TipUI",
            dependencies: [
                "TipContent", "TipExit", .target(name: "TipKitMacros", condition: .when(traits: ["Macros"])),
            ]
        ),
        // What the servers of whole apps and of tips in existing pages both need to answer requests.
        .target(
            name: "TipHTTP",
            dependencies: [
                "TipHTML",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
            ]
        ),
        .target(name: "TipHTML", dependencies: ["TipContent"]),
        .target(name: "TipContent"),
        .target(
            name: "TipKitStorage",
            dependencies: [
                "TipKitEngine", "TipExit", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(
            name: "TipKitEngine",
            dependencies: [
                "TipRows", "TipExit",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(name: "TipReports", dependencies: ["TipColumns", "TipRows", "TipStatistics"]),
        // The options of the commands that print a report.
        .target(
            name: "TipReportOptions",
            dependencies: [
                "TipReports",
                .product(
                    name: "ArgumentParser",
                    package: "swift-argument-parser",
                    condition: .when(traits: ["Tools"])
                ),
            ]
        ),
        // How wide terminals show texts.
        .target(name: "TipColumns"),
        .target(name: "TipRows"),
        .target(name: "TipStatistics"),
        .target(name: "TipExit"),
        .macro(
            name: "TipKitMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ]
        ),
        // Writes names for the colors and pictures in an app's asset catalogs.
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
        .executableTarget(name: "AssetSymbolsTool"),
        // The rules of `tips lint`, which only the program `tips` compiles.
        .target(
            name: "TipLint",
            dependencies: [
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Tools"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Tools"])),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: .when(traits: ["Tools"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Tools"])),
            ]
        ),
        // Runs `tips lint` on a user's package: swift package lint-tips.
        .plugin(
            name: "LintTips",
            capability: .command(
                intent: .custom(verb: "lint-tips", description: "Checks the tips of a package.")
            ),
            dependencies: ["tips"]
        ),
        .executableTarget(
            name: "tips",
            dependencies: [
                "TipKitEngine", "TipKitStorage", "TipLint", "TipReportOptions", "TipReports",
                .product(
                    name: "ArgumentParser",
                    package: "swift-argument-parser",
                    condition: .when(traits: ["Tools"])
                ),
            ],
            path: "Sources/TipsTool"
        ),
        .target(name: "OpenTipKitTesting", dependencies: ["OpenTipKit", "TipKitCore", "TipKitStorage", "TipRandom"]),
        .target(name: "TipRandom"),
        // Simulations, for the tests below; they compile no view, no macro and no sync client.
        .target(name: "TipSimulation", dependencies: ["TipKitEngine", "TipKitStorage", "TipRandom"]),
        // The requirements for renderers, for the tests below.
        .target(name: "TipUIConformance", dependencies: ["OpenTipKitTesting", "OpenTipKit"]),

        .testTarget(name: "AssetSymbolsToolTests", dependencies: ["AssetSymbolsTool"]),
        .testTarget(
            name: "TipStatisticsTests",
            dependencies: ["TipStatistics", "OpenTipKitTesting"],
            exclude: ["make-vectors.py", "vectors.json"]
        ),
        .testTarget(name: "TipReportsTests", dependencies: ["TipReports", "TipStatistics", "TipRows"]),
        .testTarget(name: "TipRowsTests", dependencies: ["TipRows", "OpenTipKitTesting"]),
        .testTarget(
            name: "TipKitEngineTests",
            dependencies: [
                "TipKitEngine", "TipExit", "OpenTipKitTesting", .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "TipKitStorageTests",
            dependencies: [
                "TipKitStorage", "TipKitEngine", "TipKitCore", "OpenTipKit", "OpenTipKitTesting", "StoreProcess",
                "LastStatement",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Stores"]
        ),
        .executableTarget(
            name: "StoreProcess",
            dependencies: [
                "TipKitCore", "TipKitStorage", "TipKitEngine", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/StoreProcess"
        ),
        .executableTarget(
            name: "PageProcess",
            dependencies: [
                "TipPagesCore", "TipKitCore",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            ],
            path: "Tests/PageProcess"
        ),
        .executableTarget(
            name: "WindowProcess",
            dependencies: [
                "TipGTK", "TipKitCore", "TipKitEngine", .target(name: "CGtk", condition: .when(traits: ["GTK"])),
            ],
            path: "Tests/WindowProcess"
        ),
        .executableTarget(name: "LastStatement", dependencies: ["OpenTipKit"], path: "Tests/LastStatement"),
        .executableTarget(
            name: "PageFigures",
            dependencies: [
                "TipPages", "TipKitStorage", "TipRows", "TipUIWeb", "TipUIHTML", "TipUI",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            ],
            path: "Benchmarks/Pages"
        ),
        .testTarget(
            name: "TipUITests",
            dependencies: ["TipUI", "TipContent", "OpenTipKitTesting", "TipUIConformance"],
            exclude: ["Localization/Damaged", "Localization/Strings"]
        ),
        .testTarget(
            name: "TipUIHTMLTests",
            dependencies: ["TipUIHTML", "TipHTML", "TipUI", "TipContent", "TipUIConformance"]
        ),
        .testTarget(
            name: "TipUIWebTests",
            dependencies: [
                "TipUIWeb", "TipUIHTML", "TipHTTP", "TipUI", "OpenTipKitTesting", "PageFigures",
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "HummingbirdTesting", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            ]
        ),
        .testTarget(
            name: "TipPagesTests",
            dependencies: [
                "TipPagesCore", "TipContent", "TipHTTP", "TipKitCore", "TipKitEngine", "TipKitStorage",
                "OpenTipKitTesting",
                "PageProcess",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Web"])),
                .product(name: "MetricsTestKit", package: "swift-metrics", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            ]
        ),
        .testTarget(
            name: "TipConfigurationTests",
            dependencies: ["TipConfiguration", "TipKitCore", "TipKitEngine", "OpenTipKitTesting"]
        ),
        .testTarget(
            name: "TipsCommandTests",
            dependencies: [
                "TipsCommand",
                .product(
                    name: "ArgumentParser",
                    package: "swift-argument-parser",
                    condition: .when(traits: ["Tools"])
                ),
            ]
        ),
        .testTarget(
            name: "TipLintTests",
            dependencies: ["TipLint"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "TipsToolTests",
            dependencies: [
                "tips", "TipKitStorage", "TipKitCore", "TipKitEngine", "OpenTipKitTesting",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "TipTerminalTests",
            dependencies: ["TipColumns", "TipTerminal", "TipKitCore", "OpenTipKitTesting"]
        ),
        // They build no GTK: they run WindowProcess, which Scripts/test builds with it.
        .testTarget(name: "TipGTKTests", dependencies: ["TipGTK", "TipContent", "OpenTipKitTesting"]),
        .testTarget(
            name: "OpenTipKitTests",
            dependencies: [
                "OpenTipKit", "TipKitCore", "TipKitStorage", "OpenTipKitTesting", "TipUI", "TipUIConformance",
            ]
        ),
        .testTarget(name: "VectorTests", dependencies: ["OpenTipKit", "OpenTipKitTesting", "TipKitStorage"]),
        .executableTarget(
            name: "Simulate",
            dependencies: [
                "TipSimulation", "TipKitEngine", "TipKitStorage", .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/Simulate"
        ),
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "OpenTipKit", "OpenTipKitTesting", "TipKitStorage", "TipReports", "TipSimulation", "TipStatistics",
                "Simulate",
            ]
        ),
        .testTarget(name: "ModelTests", dependencies: ["OpenTipKit", "OpenTipKitTesting"]),
        // On Apple's systems these tests are for the system's own TipKit.
        .testTarget(
            name: "BehaviourTests",
            dependencies: [.target(name: "TipKit", condition: .when(platforms: [.linux]))]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "OpenTipKit", "OpenTipKitTesting", "TipConfiguration", "TipKitStorage", "TipPages", "TipPagesCore",
                "TipReports", "TipSimulation", "TipGTK", "TipTerminal", "TipsCommand",
                .target(name: "CGtk", condition: .when(traits: ["GTK"])),
                .product(
                    name: "ArgumentParser",
                    package: "swift-argument-parser",
                    condition: .when(traits: ["Tools"])
                ),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            ]
        ),
        .testTarget(name: "SpellingTests", dependencies: ["TipKit"]),
        .testTarget(
            name: "TipOSTests",
            dependencies: ["TipOS", .product(name: "Logging", package: "swift-log")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Settings of every target; keep this loop after the declarations. The spellings hold `[Option]` without `any`, as
// Apple's samples do, which ExistentialAny warns of.
for target in package.targets where ![.plugin, .system].contains(target.type) && target.name != "SpellingTests" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
