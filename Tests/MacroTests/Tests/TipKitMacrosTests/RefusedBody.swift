import Testing

@testable import TestedMacros

/// A rule's body of one line, with the warning that `#Rule` must give about it.
struct RefusedBody: Sendable {
    let body: String
    /// The first characters of the part of the body that the warning points at.
    let part: String
    let warning: RuleWarning

    init(_ body: String, _ part: String, _ warning: RuleWarning) {
        self.body = body
        self.part = part
        self.warning = warning
    }

    /// The column of the part in `#Rule(input) { body }`.
    var column: Int {
        let start = body.indices.first { body[$0...].hasPrefix(part) }
        return 16 + body.distance(from: body.startIndex, to: start ?? body.endIndex)
    }
}

extension RefusedBody: CustomTestStringConvertible {
    var testDescription: String { body }
}

extension RefusedBody {
    static let functions = [
        RefusedBody("$0.name.lowercased() == name", "lowercased", .function("lowercased()")),
        RefusedBody(#"$0.name.hasPrefix("a")"#, "hasPrefix", .function("hasPrefix(_:)")),
        RefusedBody("$0.items.map { $0.name }.count > 1", "map", .function("map(_:)")),
        RefusedBody("$0.items.count(where: { $0.isNew }) > 1", "count(", .function("count(where:)")),
        RefusedBody("$0.items[safe: 1] == nil", "[", .function("subscript(safe:)")),
        RefusedBody("Date().timeIntervalSince($0) > 60", "timeInterval", .function("timeIntervalSince(_:)")),
        RefusedBody("Calendar.current.isDateInToday($0)", "isDate", .function("isDateInToday(_:)")),
        RefusedBody(#"$0 == "\(name.lowercased())""#, "lowercased", .function("lowercased()")),
        RefusedBody("$0.contains { $0.name.lowercased() == name }", "lowercased", .function("lowercased()")),
        RefusedBody(
            "$0.donations.filter { $0.name.lowercased() == name }.count > 1",
            "lowercased",
            .function("lowercased()")
        ),
        RefusedBody("isEvening($0)", "isEvening", .call("isEvening")),
        RefusedBody("Double($0) > 0.5", "Double", .call("Double")),
        RefusedBody("$0 == .init(3)", ".init", .call(".init")),
        RefusedBody("if $0 { true } else { isEvening() }", "isEvening", .call("isEvening")),
    ]

    static let members = [
        RefusedBody("$0 == .gold", ".gold", .implicitMember(".gold")),
        RefusedBody("[.gold, platinum].contains($0)", ".gold", .implicitMember(".gold")),
        RefusedBody("$0 == Tier.gold", "Tier", .typeMember("Tier.gold")),
        RefusedBody("$0 == Shop.Tier.gold.rawValue", "Shop", .typeMember("Shop.Tier.gold.rawValue")),
        RefusedBody("$0 > Self.limit", "Self", .typeMember("Self.limit")),
        RefusedBody("$0.contains { $0 > Self.limit }", "Self", .typeMember("Self.limit")),
    ]

    static let operators = [
        RefusedBody("$0.bits & mask != 0", "&", .operatorSymbol("&")),
        RefusedBody("$0 === other", "===", .operatorSymbol("===")),
        RefusedBody("+$0 > 3", "+", .operatorSymbol("+")),
        RefusedBody("($0, $1) == pair", "(", .tuple),
    ]

    static let statements = [
        RefusedBody("let half = $0 / 2; return half > 3", "return", .severalStatements),
        RefusedBody("$0.contains { let half = $0 / 2; return half > 3 }", "return", .severalStatements),
        RefusedBody("switch $0 { case 1: true; default: false }", "switch", .switchExpression),
        RefusedBody("while true { return $0 }", "while", .loop),
        RefusedBody("repeat { return $0 } while true", "repeat", .loop),
        RefusedBody("do { return $0 } catch { return false }", "catch", .catchClause),
        RefusedBody("if case 1 = $0 { true } else { false }", "case", .pattern),
        RefusedBody("if let _ = $0 { true } else { false }", "_", .pattern),
        RefusedBody("if let name = $0, name.isEmpty { true } else { false }", "let", .mixedBinding),
        RefusedBody("if #available(macOS 14, *) { $0 } else { false }", "#available", .availability),
    ]
}
