import TipHTML
import TipUI

extension GridContent: HTMLContent {
    var stylePart: StylePart? { .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var css: [String] = []
        if let horizontalSpacing { css.append("column-gap:\(pixels(horizontalSpacing))") }
        if let verticalSpacing { css.append("row-gap:\(pixels(verticalSpacing))") }
        var tag = Tag(class: "grid")
        switch layout {
        case .columns(let items):
            css.append("grid-template-columns:\(tracks(items, gap: horizontalSpacing ?? 8))")
            if alignment.horizontal != .center { css.append("justify-content:\(alignment.horizontal.position)") }
            css += alignments(items) + limit(items)
        case .rows(let items):
            tag.add(class: "lines")
            css.append("grid-template-rows:\(tracks(items, gap: verticalSpacing ?? 8))")
            if alignment.vertical != .center { css.append("align-content:\(alignment.vertical.css)") }
            css += alignments(items)
        case .table:
            tag.add(class: "table")
            if !columns.isEmpty {
                let widths = columns.map { $0.isFlexible ? "minmax(0,1fr)" : "auto" }
                css.append("grid-template-columns:\(widths.joined(separator: " "))")
            }
            let row = ":where(.\(classNames("cells")))"
            for (number, column) in columns.enumerated() {
                guard let position = column.alignment?.position else { continue }
                css.append("&>\(row)>:where(:nth-child(\(number + 1))){justify-self:\(position)}")
            }
        }
        tag.add(class: rules.name(for: css))
        return tag
    }

    /// Returns the sizes of columns or rows as CSS.
    private func tracks(_ items: [GridItem], gap: Double) -> String {
        let fixed = items.reduce(Double(max(0, items.count - 1)) * gap) { sum, item in
            if case .fixed(let length) = item.size { sum + Double(length) } else { sum }
        }
        let shares = items.count { !$0.isFixed }
        let share = "(100% - \(pixels(fixed)))/\(shares)"
        let lastLimited = items.lastIndex(where: \.isLimited)
        var hasAdaptive = false
        return items.enumerated().map { index, item in
            switch item.size {
            case .fixed(let length): return pixels(Double(length))
            case .adaptive(let minimum, _) where !hasAdaptive:
                hasAdaptive = true
                return "repeat(auto-fill,minmax(min(\(pixels(Double(minimum))),100%),1fr))"
            case .flexible(let minimum, let maximum) where maximum != .infinity:
                return "clamp(\(pixels(Double(minimum))),\(share),\(pixels(Double(maximum))))"
            // A limited track later in the order doesn't give its rest to earlier ones.
            case .flexible(let minimum, _) where index < lastLimited ?? 0:
                return "max(\(pixels(Double(minimum))),\(share))"
            case .flexible(let minimum, _), .adaptive(let minimum, _):
                return "minmax(\(pixels(Double(minimum))),1fr)"
            }
        }.joined(separator: " ")
    }

    /// Returns the declarations that align cells in their tracks.
    private func alignments(_ items: [GridItem]) -> [String] {
        guard items.contains(where: { $0.alignment != nil }) else { return [] }
        let each = items.map { ($0.alignment ?? .center) }
        if Set(each).count == 1 {
            return ["justify-items:\(each[0].horizontal.position)", "align-items:\(each[0].vertical.css)"]
        }
        return each.enumerated().map { index, alignment in
            let cell = "&>:where(:nth-child(\(items.count)n + \(index + 1)))"
            return "\(cell){justify-self:\(alignment.horizontal.position);align-self:\(alignment.vertical.css)}"
        }
    }

    /// Returns the declaration that limits the width of cells in adaptive columns.
    private func limit(_ items: [GridItem]) -> [String] {
        guard items.count == 1, case .adaptive(_, let maximum)? = items.first?.size, maximum != .infinity else {
            return []
        }
        return ["&>*{max-width:\(pixels(Double(maximum)))}"]
    }
}

extension GridItem {
    fileprivate var isLimited: Bool {
        if case .flexible(_, let maximum) = size { maximum != .infinity } else { false }
    }
}

extension GridRowContent: HTMLContent {
    var stylePart: StylePart? { .drawing }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "cells at-\(alignment.horizontal.position) x-\(alignment.vertical.position.rawValue)")
    }
}

extension GridCell {
    var declarations: [String] {
        var css: [String] = []
        if span > 1 { css.append("grid-column:span \(span)") }
        if let anchor {
            css += ["justify-self:\(nearestPosition(anchor.x))!important", "align-self:\(nearestPosition(anchor.y))"]
        }
        if unsizedAxes.contains(.horizontal) { css += ["width:0", "min-width:100%"] }
        if unsizedAxes.contains(.vertical) { css += ["height:0", "min-height:100%"] }
        return css
    }
}
