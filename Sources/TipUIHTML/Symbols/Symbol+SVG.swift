import TipUI

extension Symbol {
    /// The symbol as an inline picture; the style sheet colours its layers.
    var svg: String {
        let turns = turnsWithReading ? " class=\"\(classNames("turns"))\"" : ""
        let markup = parts.map(\.markup).joined()
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"\(turns)>\(markup)</svg>"
    }
}

extension Symbol.Part {
    fileprivate var markup: String {
        let markup = shapes.map(\.markup).joined()
        return layer == 1 ? markup : "<g class=\"\(classNames("layer-\(layer)"))\">\(markup)</g>"
    }
}

extension Symbol.Shape {
    fileprivate var markup: String {
        switch self {
        case .path(let data, let manners):
            let names = classNames(manners.map(\.rawValue).joined(separator: " "))
            let painting = names.isEmpty ? "" : " class=\"\(names)\""
            return "<path\(painting) d=\"\(data)\"/>"
        case .painted(let manner, let shapes):
            return "<g class=\"\(classNames(manner.rawValue))\">\(shapes.map(\.markup).joined())</g>"
        case .placed(let x, let y, let scale, let lineWidth, let shapes):
            let place = "translate(\(number(x)) \(number(y))) scale(\(number(scale)))"
            let markup = shapes.map(\.markup).joined()
            return "<g transform=\"\(place)\" stroke-width=\"\(number(lineWidth))\">\(markup)</g>"
        }
    }
}
