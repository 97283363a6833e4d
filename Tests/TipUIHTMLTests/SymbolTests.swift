import Testing

@testable import TipContent
@testable import TipHTML
@testable import TipUI
@testable import TipUIHTML

@Suite struct SymbolTests {
    @Test(
        "A symbol's spoken name says what the symbol means, without words for its frame or filling",
        arguments: [
            ("xmark", "Close"), ("xmark.circle.fill", "Close"), ("sun.max", "Sun"), ("water.waves", "Waves"),
            ("square.and.arrow.up", "Share"), ("plus.circle.fill", "Add"), ("plus.square.dashed", "Add"),
            ("person.crop.circle", "Profile"), ("circle.fill", "Circle"), ("star", "Star"),
            ("mountain.2", "Mountains"), ("1.circle", "1"), ("no.such.thing", "No such thing"),
        ]
    )
    func spokenNames(name: String, spoken: String) {
        #expect(Symbol.spokenName(of: name) == spoken)
    }

    /// Names of SF Symbols that published apps use.
    static let names = """
        antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash app.fill arrow.counterclockwise
        arrow.down.circle arrow.forward.square arrow.triangle.2.circlepath arrow.triangle.branch arrow.up
        arrow.up.arrow.down av.remote b.circle.fill bag.fill book.pages brain c.circle.fill calendar
        chart.bar.doc.horizontal chart.bar.xaxis chart.xyaxis.line checklist.checked checkmark checkmark.circle
        checkmark.circle.fill chevron.down.circle chevron.right circle.fill clock clock.arrow.circlepath
        clock.arrow.trianglehead.counterclockwise.rotate.90 creditcard.fill cross.fill dice doc.on.clipboard doc.on.doc
        doc.text doc.text.magnifyingglass dock.rectangle dollarsign dollarsign.circle dot.radiowaves.left.and.right
        ellipsis.circle exclamationmark.triangle exclamationmark.triangle.fill eye eye.slash figure.mind.and.body folder
        folder.badge.plus gauge.high gearshape gearshape.fill globe hammer.fill hand.draw hand.draw.fill
        hand.point.up.fill hand.tap hand.thumbsup.fill headphones heart heart.fill icloud.and.arrow.down info
        info.circle info.circle.fill keyboard leaf lightbulb lightbulb.2 lightbulb.2.fill lightbulb.fill lightbulb.max
        lightbulb.max.fill lightbulb.min lightbulb.min.fill line.3.horizontal.decrease.circle link
        link.badge.plus list.bullet list.bullet.below.rectangle lock.fill lock.shield macwindow.on.rectangle
        magnifyingglass mappin.and.ellipse mic.circle minus.circle.fill network network.badge.shield.half.filled number
        p.circle.fill paintbrush.fill paintpalette.fill paperplane.fill pencil percent person.2.fill person.crop.circle
        person.crop.circle.fill person.fill photo.badge.plus pin.fill play.fill plus plus.circle.fill
        plus.rectangle.on.folder plus.square.dashed point.3.connected.trianglepath.dotted qrcode questionmark.circle
        rectangle.and.hand.point.up.left rectangle.fill.on.rectangle.fill repeat s.circle.fill safari shippingbox
        sidebar.left sidebar.right slider.horizontal.3 sparkles square.and.arrow.down square.and.arrow.up
        square.and.arrow.up.fill square.and.pencil square.and.pencil.circle square.stack square.stack.3d.down.forward
        star star.circle star.fill stop.fill suit.club.fill swatchpalette swatchpalette.fill t.circle.fill tablecells
        tag.fill target text.bubble text.magnifyingglass text.viewfinder timer trash trash.fill tray.and.arrow.down
        tray.full trophy.fill waveform wrench.and.screwdriver x.circle xmark xmark.app xmark.circle xmark.circle.fill
        xmark.diamond.fill
        """
        .split { $0.isWhitespace }.map { String($0) }

    private static let tables = SymbolPaths.plain + [SymbolPaths.letters, SymbolPaths.filled]

    /// Further names that apps use often.
    static let frequent = """
        airplane alarm.fill archivebox arrow.down.right.and.arrow.up.left arrow.left.arrow.right arrow.up.right
        arrow.uturn.backward at banknote barcode.viewfinder battery.100 beach.umbrella.fill bed.double.fill bicycle
        bird.fill bold books.vertical briefcase.fill bubble.left.and.bubble.right building.2.fill
        building.columns.fill camera.macro car.fill chart.line.uptrend.xyaxis chart.pie.fill
        chevron.left.forwardslash.chevron.right chevron.up.chevron.down checkmark.seal.fill checkmark.shield
        circle.lefthalf.filled clipboard cloud.bolt.rain.fill command cross.case.fill crown.fill cup.and.saucer.fill
        display dumbbell.fill envelope.open eurosign.circle face.smiling faceid ferry.fill figure.mixed.cardio
        figure.outdoor.cycle figure.pool.swim figure.run figure.run.circle.fill figure.yoga film fork.knife forward.fill
        gamecontroller.fill gear globe.americas.fill goforward.15 graduationcap.fill hand.raised.fill
        hand.thumbsdown hourglass iphone key.fill list.bullet.clipboard list.number lock.open megaphone.fill message
        mic.slash moon.stars music.note newspaper nosign paperclip pause.circle.fill pawprint.fill person.3.fill
        photo.on.rectangle.angled photo.stack pills.fill power printer puzzlepiece.fill
        rectangle.portrait.and.arrow.right record.circle scissors shield.fill shuffle speaker.slash.fill
        speaker.wave.2.fill square.grid.3x3 square.on.square square.stack.3d.up star.leadinghalf.filled stethoscope
        stopwatch.fill sun.horizon.fill sunrise terminal text.alignleft textformat textformat.size
        textformat.size.larger textformat.size.smaller ticket tv umbrella video.fill wifi wifi.slash wrench.fill
        """
        .split { $0.isWhitespace }.map { String($0) }

    @Test("Each of over 250 common symbol names has its own drawing, different from all others")
    func own() {
        let names = Set(Self.names + Self.frequent)
        #expect(names.count > 250)
        var byDrawing: [String: String] = [:]
        for name in names {
            #expect(Symbol.hasDrawing(for: name), "\(name)")
            let drawing = Symbol(name).svg
            #expect(byDrawing[drawing] == nil, "\(name)")
            byDrawing[drawing] = name
        }
        #expect(!Symbol.hasDrawing(for: "no.such.thing"))
        #expect(Symbol("no.such.thing").svg.isEmpty)
    }

    @Test(
        "Symbols that several apps with tips show have drawings",
        arguments: ["note", "note.text.badge.plus", "pencil.and.scribble", "textformat.alt", "hand.point.up.left.fill"]
    )
    func inApps(name: String) {
        #expect(Symbol.hasDrawing(for: name))
    }

    @Test("Every part of every symbol drawing is SVG path data after optional layer markers")
    func notation() {
        for (name, drawing) in Self.tables.flatMap({ $0 }) {
            for part in drawing.split(separator: "|", omittingEmptySubsequences: false) {
                #expect(part.wholeMatch(of: /[23]?[#*!-]*M[-0-9. MmLlHhVvCcSsAaZz]+/) != nil, "\(name): \(part)")
            }
        }
    }

    @Test(
        "A symbol whose name ends with a frame starts with the frame, as second layer, or has a filled form of its own",
        arguments: frames
    )
    func framesFirst(frame: String) throws {
        let outline = try #require(SymbolPaths.drawing(of: frame))
        for (name, drawing) in Self.tables.dropLast().flatMap({ $0 })
        where name.hasSuffix("." + frame) && SymbolPaths.filled[name] == nil {
            #expect(drawing.hasPrefix("2\(outline)|"), "\(name)")
        }
    }

    @Test(
        "Any symbol can be drawn inside a frame, or as a mark on top of a filled frame",
        arguments: frames
    )
    func framed(frame: String) throws {
        let outline = try #require(SymbolPaths.drawing(of: frame))
        let plain = Symbol("heart.\(frame)").svg
        #expect(plain.contains("<g class=\"tipui-layer-2\"><path d=\"\(outline)\"/></g><g transform="))
        #expect(!plain.contains("mark"))
        let filled = Symbol("heart.\(frame).fill").svg
        let disc = "<g class=\"tipui-layer-2\"><g class=\"tipui-solid\"><path d=\"\(outline)\"/></g></g>"
        #expect(filled.contains(disc + "<g class=\"tipui-mark\">"))
    }

    @Test("A filled symbol still shows its inner lines, cut out of the filling or as marks on it")
    func filled() {
        #expect(Symbol("heart.fill").svg.contains("<g class=\"tipui-solid\"><path"))
        #expect(Symbol("trash.fill").svg.contains("<path class=\"tipui-cut\""))
        #expect(Symbol("exclamationmark.triangle.fill").svg.contains("<path class=\"tipui-mark\""))
        #expect(Symbol("xmark.circle.fill").svg.contains("<g class=\"tipui-mark\"><path"))
        #expect(Symbol("mic.slash.fill").svg.contains("<path class=\"tipui-solid\""))
    }

    @Test("A symbol's slash or badge is in a separate layer, and a slash has a gap around it")
    func slashesAndBadges() {
        let slashed = Symbol("heart.slash").svg
        #expect(slashed.contains("<path class=\"tipui-gap\" d=\"M4.5 3.5l16 16\"/><g class=\"tipui-layer-2\">"))
        let waves = Symbol("antenna.radiowaves.left.and.right.slash").svg
        #expect(waves.contains("<g class=\"tipui-layer-3\"><path d=\"M3.5"))
        #expect(Symbol("bell.badge.checkmark").svg.contains("<g class=\"tipui-layer-2\"><g transform="))
        #expect(Symbol("bell.badge").svg.contains("<g class=\"tipui-layer-2\"><path class=\"tipui-dot\""))
        #expect(Symbol("bell.slash.circle.fill").svg.contains("class=\"tipui-mark\""))
        #expect(!Symbol("bell.slash.circle.fill").svg.contains("class=\"tipui-gap\""))
        for name in ["", "slash", "fill", "badge", "badge.plus", "slash.circle", "bell.badge.none", "none.circle"] {
            #expect(!Symbol.hasDrawing(for: name), "\(name)")
        }
    }

    @Test("Letters and numbers of up to two digits can be drawn as framed symbols; longer texts can't")
    func letters() {
        for letter in "abcdefghijklmnopqrstuvwxyz0123456789" {
            #expect(Symbol.hasDrawing(for: "\(letter).circle"), "\(letter)")
            #expect(Symbol.hasDrawing(for: "\(letter).square.fill"), "\(letter)")
        }
        #expect(Symbol("10.circle").svg.components(of: "<path") == 3)
        #expect(Symbol("01.circle").svg != Symbol("10.circle").svg)
        #expect(!Symbol.hasDrawing(for: "100.circle"))
        #expect(!Symbol.hasDrawing(for: "aa.circle"))
    }

    static let frames = ["circle", "square", "app", "diamond"]
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

extension Symbol {
    /// Returns whether there is a drawing for a name.
    static func hasDrawing(for name: String) -> Bool { !Symbol(name).parts.isEmpty }
}
