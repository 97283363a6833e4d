import ArgumentParser
import Foundation

struct ListCommand: AsyncParsableCommand {
    enum Order: String, CaseIterable, ExpressibleByArgument {
        case name, length, climb
    }

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the trails.")

    @Option(name: .shortAndLong, help: "Only trails whose region's name has this in it.")
    var region: String?

    @Option(name: .shortAndLong, help: "Sort by name, length or climb.")
    var sort = Order.name

    @Flag(name: .shortAndLong, help: "Print JSON, for programs.")
    var json = false

    func run() async throws {
        let trails = Trail.all.filter { trail in
            region.map { trail.region.name.localizedCaseInsensitiveContains($0) } ?? true
        }
        .sorted { left, right in
            switch sort {
            case .name: left.name < right.name
            case .length: left.kilometres < right.kilometres
            case .climb: left.climb < right.climb
            }
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(trails.map(\.summaryLine)), as: UTF8.self))
            return
        }
        for trail in trails {
            print("\(trail.id.padded(to: 9))\(trail.name.padded(to: 20))\(trail.kilometres) km, \(trail.climb) m up")
        }
        await Hints.print()
    }
}

extension Trail {
    fileprivate struct SummaryLine: Encodable {
        let id, name, region: String
        let kilometres: Double
        let climb: Int
    }

    fileprivate var summaryLine: SummaryLine {
        SummaryLine(id: id, name: name, region: region.name, kilometres: kilometres, climb: climb)
    }
}

extension String {
    fileprivate func padded(to count: Int) -> String {
        padding(toLength: max(count, self.count), withPad: " ", startingAt: 0)
    }
}
