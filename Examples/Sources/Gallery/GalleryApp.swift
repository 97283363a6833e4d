import SwiftUI
import TipKit

/// One page for each feature of tips; without `--page` it opens with the list of all.
@main
struct GalleryApp: App {
    static let clock = ShiftedClock()
    private let trouble: String?

    init() {
        do {
            try Tips.configure(Self.configuration)
            trouble = Self.isPageUnknown ? "There is no page of the name after --page." : nil
        } catch {
            trouble = error.localizedDescription
        }
        if let trouble { FileHandle.standardError.write(Data("Gallery: \(trouble)\n".utf8)) }
    }

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                if let page = Page.chosen {
                    PageView(page: page, trouble: trouble)
                } else {
                    HomePage(trouble: trouble)
                }
            }
        }
    }

    private static var configuration: [Tips.ConfigurationOption] {
        var options: [Tips.ConfigurationOption] = [
            .clock(clock), .displayFrequency(Page.chosen?.frequency ?? .immediate),
        ]
        if let folder = Arguments.value(after: "--store") {
            options.append(.datastoreLocation(.url(URL(fileURLWithPath: folder, isDirectory: true))))
        }
        return options
    }

    private static var isPageUnknown: Bool {
        Arguments.value(after: "--page") != nil && Page.chosen == nil
    }
}

/// What the program was started with.
enum Arguments {
    static func value(after name: String) -> String? {
        let arguments = ProcessInfo.processInfo.arguments
        guard let place = arguments.firstIndex(of: name), arguments.indices.contains(place + 1) else { return nil }
        return arguments[place + 1]
    }
}
