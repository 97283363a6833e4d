import Testing
import WebDriver

/// The actions of list rows, used by mouse or keyboard, and by swiping.
@Suite(.serialized, .failurePictures) struct RowActionsTests {
    @Test(
        "A button on a hovered list row opens the row's actions, and a click on an action performs it and closes them",
        arguments: ["ltr", "rtl"]
    )
    func mouse(direction: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows", "--direction", direction])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.style("opacity", of: ".tipui-more") == "0")
            try await browser.press(".tipui-more")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            // The actions are at the trailing end, inside the row and beside the button.
            let end = direction == "ltr" ? "right" : "left", start = direction == "ltr" ? "left" : "right"
            let more = try await browser.box(start, of: ".tipui-more")
            let strip = try await browser.box(end, of: ".tipui-strip")
            let row = try await browser.box(end, of: ".tipui-row")
            #expect(abs(more - strip) <= 8)
            #expect(abs(row - strip) < 80)
            #expect(try await browser.text(labels) == "Delete,Mute,Flag")
            try await browser.press(".tipui-leading > button")
            try await browser.wait(for: "Welcome, flagged", in: id("Welcome"))
            #expect(!(try await browser.holds("document.querySelector('.tipui-actions').open")))
            try await browser.press(".tipui-more")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            try await browser.press(".tipui-strip .tipui-destructive")
            try await browser.wait(until: "!document.querySelector('\(id("Welcome"))')")
            #expect(try await browser.number("document.querySelectorAll('.tipui-row').length") == 2)
        }
    }

    @Test("Tab reaches the button of a list row's actions, then the open actions; only one row's actions are open")
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows"])
        try await inBrowser(on: app) { browser in
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "More actions")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            try await browser.key(tab)
            // The actions are closed, so Tab must skip them and reach the next row's button.
            #expect(try await browser.text(focused) == "More actions")
            try await browser.key(" ")
            try await browser.wait(until: "document.querySelectorAll('.tipui-actions')[1].open")
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "Delete")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "!document.querySelector('\(id("Your receipt"))')")
            try await browser.run("document.querySelectorAll('.tipui-more')[0].focus()")
            try await browser.key("\u{E007}")
            try await browser.run("document.querySelectorAll('.tipui-more')[1].focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "document.querySelectorAll('.tipui-actions')[1].open")
            #expect(try await browser.number("document.querySelectorAll('.tipui-actions[open]').length") == 1)
        }
    }

    @Test("On a touch screen, the keyboard still reaches the button that opens a list row's actions")
    func keyboardByTouch() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows"])
        try await inBrowser(on: app) { browser in
            try await browser.emulateTouch()
            #expect(try await browser.style("opacity", of: ".tipui-more") == "0")
            let row = try await browser.box("right", of: ".tipui-row")
            #expect(try await browser.box("left", of: ".tipui-edge") >= row)
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "More actions")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            try await browser.key(" ")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            #expect(try await browser.box("right", of: ".tipui-strip") < row)
        }
    }

    @Test(
        "A swipe reveals the actions of one edge; a press or a swipe elsewhere, or a press of an action, hides them",
        arguments: ["ltr", "rtl"]
    )
    func swipe(direction: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows", "--direction", direction])
        try await inBrowser(on: app) { browser in
            try await browser.emulateTouch()
            try await browser.reloadAndWait()
            // A moment after the rows are laid out, they may stop at their actions too.
            try await browser.waitForRest()
            #expect(try await browser.text(revealed) == ",,")
            // Delete, the first of the trailing actions, is at the edge.
            let trailing = direction == "ltr" ? "Mute+Delete" : "Delete+Mute"
            try await browser.swipe(row: 0, toLeading: false, in: direction)
            try await browser.wait(until: "\(revealed) === 'Flag,,'")
            try await browser.swipe(row: 1, toLeading: true, in: direction)
            try await browser.wait(until: "\(revealed) === ',\(trailing),'")
            try await browser.press(id("A photo"))
            try await browser.wait(until: "\(revealed) === ',,'")
            try await browser.swipe(row: 0, toLeading: false, in: direction)
            try await browser.wait(until: "\(revealed) === 'Flag,,'")
            try await browser.tap(".tipui-leading span")
            try await browser.wait(for: "Welcome, flagged", in: id("Welcome"))
            try await browser.wait(until: "\(revealed) === ',,'")
            try await browser.swipe(row: 0, toLeading: true, in: direction)
            try await browser.wait(until: "\(revealed) === '\(trailing),,'")
            try await browser.tap(".tipui-edge .tipui-destructive")
            try await browser.wait(until: "!document.querySelector('\(id("Welcome"))')")
            try await browser.wait(until: "\(revealed) === ','")
        }
    }

    /// The labels of the actions inside each row, from left to right; a leading button may reach beyond the row.
    private let revealed = """
        [...document.querySelectorAll('.tipui-row')].map((row) => {
          const { left, right } = row.getBoundingClientRect();
          return [...row.querySelectorAll('.tipui-edge span')].map((tag) => [tag.getBoundingClientRect(), tag.innerText])
            .filter(([box]) => box.left >= left && box.right <= right)
            .sort(([one], [other]) => one.left - other.left).map(([, text]) => text).join('+');
        }).join()
        """
    private let tab = "\u{E004}"
    private let focused = "document.activeElement.ariaLabel || document.activeElement.innerText"
    private let labels =
        "[...document.querySelectorAll('.tipui-edge > button')].slice(0, 3).map((tag) => tag.innerText).join()"
}

extension Browser {
    /// Swipes a list row by touch, from its middle toward its leading or trailing edge.
    fileprivate func swipe(row: Int, toLeading: Bool, in direction: String) async throws {
        let start = try await middle(of: "document.querySelectorAll('.tipui-row')[\(row)]")
        let distance = toLeading == (direction == "ltr") ? -150 : 150
        try await drag(from: start, to: (start.x + distance, start.y), pointer: "touch")
    }

    /// Presses an action, which `press` doesn't find in a closed disclosure, once the actions are at the row's edge.
    fileprivate func tap(_ selector: String) async throws {
        let tag = "document.querySelector('\(selector)')"
        let (edge, row) = ("\(tag).closest('.tipui-edge')", "\(tag).closest('.tipui-row')")
        let distance = { (side: String) in
            "Math.abs(\(edge).getBoundingClientRect().\(side) - \(row).getBoundingClientRect().\(side))"
        }
        try await wait(until: "\(distance("left")) < 1 || \(distance("right")) < 1")
        let place = try await middle(of: tag)
        try await press(x: place.x, y: place.y)
    }

    private func middle(of tag: String) async throws -> (x: Int, y: Int) {
        let box = "\(tag).getBoundingClientRect()"
        let x = try await number("\(box).left + \(box).width / 2")
        let y = try await number("\(box).top + \(box).height / 2")
        return (Int(x), Int(y))
    }
}
