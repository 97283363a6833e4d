import Foundation
import OpenTipKit

extension BoxStyle {
    static var variations: Variations<BoxStyle> {
        var list = Variations(of: BoxStyle())
        list.add { $0.padding = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        list.add { $0.width = 10 }
        list.add { $0.height = 10 }
        list.add { $0.minWidth = 10 }
        list.add { $0.maxWidth = 10 }
        list.add { $0.minHeight = 10 }
        list.add { $0.maxHeight = 10 }
        list.add { $0.alignment = .trailing }
        list.add { $0.background = .tint }
        list.add { $0.clip = .capsule }
        list.add { $0.border = ShapeContent.Stroke(paint: .tint, width: 1) }
        list.add { $0.opacity = 0.5 }
        list.add { $0.shadow = Shadow(paint: .tint, radius: 1, x: 2, y: 3) }
        list.add { $0.offset = CGSize(width: 1, height: 2) }
        list.add { $0.rotation = 45 }
        list.add { $0.rotation3D = Rotation3D(degrees: 45, x: 1, y: 0, z: 0, perspective: 1) }
        list.add { $0.scale = CGSize(width: 2, height: 1) }
        list.add { $0.position = CGPoint(x: 10, y: 20) }
        list.add { $0.transformAnchor = .topLeading }
        list.add { $0.filter = .blur(radius: 2) }
        list.add { $0.symbolEffect = .pulse }
        list.add { $0.mask = Mask(outline: .circle) }
        list.add { $0.isHidden = true }
        list.add { $0.allowsHitTesting = false }
        list.add { $0.fixedAxes = .horizontal }
        list.add { $0.fixedAxes = .vertical }
        list.add { $0.idealWidth = 10 }
        list.add { $0.idealHeight = 10 }
        list.add { $0.layoutPriority = 1 }
        list.add { $0.zIndex = 1 }
        list.add { $0.ignoresSafeArea = true }
        list.add { $0.flexibleAxes = .horizontal }
        list.add { $0.flexibleAxes = .vertical }
        list.add { $0.flexibleAxes = .fitted }
        list.add { $0.layoutDirection = .rightToLeft }
        list.add { $0.language = "ar" }
        list.add { $0.tapCount = 2 }
        list.add { $0.longPressDuration = 2 }
        list.add { $0.dragDistance = 2 }
        list.add { $0.anchorName = "a" }
        list.add { $0.cell = GridCell(span: 2) }
        list.add { $0.cell = GridCell(anchor: .topLeading) }
        list.add { $0.cell = GridCell(unsizedAxes: .horizontal) }
        return list
    }
}

extension Accessibility {
    static var variations: Variations<Accessibility> {
        var list = Variations(of: Accessibility())
        list.add { $0.label = "label" }
        list.add { $0.hint = "hint" }
        list.add { $0.value = "value" }
        list.add { $0.isHidden = true }
        list.add { $0.isHeading = true }
        list.add { $0.isSelected = true }
        list.add { $0.isFocused = true }
        list.add { $0.isExpanded = true }
        list.add { $0.isExpanded = false }
        list.add { $0.isSearch = true }
        list.add { $0.identifier = "identifier" }
        return list
    }
}

extension EventSet {
    static var variations: Variations<EventSet> {
        var list = Variations<EventSet>(of: [])
        for kind in ElementEvent.Kind.allCases { list.add { $0 = EventSet(kind) } }
        return list
    }
}
