import OpenTipKit

extension CalloutContent {
    static var variations: Variations<CalloutContent> {
        var list = Variations(of: CalloutContent())
        list.add { $0.arrowEdge = .top }
        list.add { $0.background = .tint }
        list.add { $0.cornerRadius = 4 }
        list.add { $0.anchorName = "a" }
        return list
    }
}

extension PopoverContent {
    static var variations: Variations<PopoverContent> {
        var list = Variations(of: PopoverContent())
        list.add { $0.arrowEdges = [.leading, .top] }
        list.add { $0.allowsBackgroundInteraction = false }
        list.add { $0.attachment = .point(PaintStyle.UnitPosition(x: 0, y: 1)) }
        list.add { $0.attachment = .rect(x: 1, y: 2, width: 3, height: 4) }
        list.add { $0.background = .tint }
        list.add { $0.cornerRadius = 4 }
        return list
    }
}

extension SheetContent {
    static var variations: Variations<SheetContent> {
        var list = Variations(of: SheetContent())
        list.add { $0.title = "<b>" }
        list.add { $0.isCover = true }
        list.add { $0.isDismissible = false }
        list.add { $0.showsHandle = false }
        list.add { $0.height = .fraction(0.5) }
        list.add { $0.height = .points(4) }
        list.add { $0.background = .tint }
        return list
    }
}
