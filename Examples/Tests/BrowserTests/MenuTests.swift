import Testing
import WebDriver

/// Menus in a browser, used by mouse, touch and keyboard.
@Suite(.serialized, .failurePictures) struct MenuTests {
    @Test(
        "In the toolbar and in the page, a menu opens below its button and inside the window, narrow or wide",
        arguments: [390, 1280]
    )
    func place(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            for name in ["bar", "options"] {
                try await browser.press(id(name))
                try await browser.wait(until: "\(menus).length === 1")
                try await browser.waitForRest()
                let menu = "[role=menu]:popover-open"
                #expect(try await browser.box("left", of: menu) >= 0)
                #expect(
                    try await browser.box("right", of: menu)
                        <= browser.number("document.documentElement.clientWidth")
                )
                #expect(try await browser.box("top", of: menu) >= browser.box("bottom", of: id(name)))
                #expect(try await browser.box("bottom", of: menu) <= 844)
                try await browser.press(x: 20, y: 800)
                try await browser.wait(until: "\(menus).length === 0")
            }
        }
    }

    @Test("A click on a menu item closes the menu, and a submenu opens while its parent menu stays open")
    func mouse() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run(
                """
                const post = fetch;
                window.refusals = 0;
                window.fetch = async (...request) => {
                  const answer = await post(...request);
                  window.refusals += answer.status >= 400;
                  return answer;
                };
                """
            )
            try await browser.press(id("bar"))
            try await browser.pressItem("By date")
            try await browser.wait(for: "date", in: id("chosen"))
            try await browser.wait(until: "\(menus).length === 0")
            try await browser.press(id("bar"))
            try await browser.pressItem("More")
            try await browser.wait(until: "\(menus).length === 2")
            try await browser.pressItem("Inner")
            try await browser.wait(for: "inner", in: id("chosen"))
            try await browser.wait(until: "\(menus).length === 0")
            try await browser.press(id("bar"))
            try await browser.pressItem("Wide")
            try await browser.press(id("bar"))
            try await browser.wait(until: "document.querySelector('[aria-checked=true]')?.checkVisibility()")
            try await browser.pressItem("Delete")
            try await browser.wait(for: "wide delete", in: id("chosen"))
            #expect(try await browser.number("window.refusals") == 0)
        }
    }

    @Test("Return, Space and arrow keys open a menu; arrow keys wrap around in the menu; Escape and Tab close the menu")
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("options"))').focus()")
            for key in [enter, " ", down] {
                try await browser.key(key)
                try await browser.waitForFocus(on: "Copy")
                try await browser.key(escape)
                try await browser.waitForFocus(on: "Options")
                try await browser.wait(until: "\(menus).length === 0")
            }
            try await browser.key(up)
            try await browser.waitForFocus(on: "Delete")
            let moves = [
                (down, "Copy"), (up, "Delete"), (home, "Copy"), (down, "Wide"), (down, "By name"), (end, "Delete"),
            ]
            for (key, item) in moves {
                try await browser.key(key)
                try await browser.waitForFocus(on: item)
            }
            #expect(try await browser.style("outline-style", of: ":focus") == "solid")
            try await browser.key(up)
            try await browser.key(up)
            try await browser.waitForFocus(on: "By date")
            try await browser.key(enter)
            try await browser.wait(for: "date", in: id("chosen"))
            try await browser.waitForFocus(on: "Options")
            try await browser.key(down)
            try await browser.waitForFocus(on: "Copy")
            try await browser.key(tab)
            try await browser.wait(until: "\(menus).length === 0")
            #expect(try await !browser.holds("document.activeElement.innerText === 'Options'"))
        }
    }

    @Test(
        "Typing a letter in a menu focuses the next item that starts with the letter, ignoring case and wrapping around"
    )
    func letters() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("options"))').focus()")
            try await browser.key(enter)
            try await browser.waitForFocus(on: "Copy")
            for (letter, item) in [
                ("b", "By name"), ("b", "By date"), ("b", "By name"), ("x", "By name"), ("d", "Delete"), ("C", "Copy"),
            ] {
                try await browser.key(letter)
                try await browser.waitForFocus(on: item)
            }
        }
    }

    @Test("Choosing a link in a menu closes the menu and follows the link") func link() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run(
                """
                window.followed = [];
                addEventListener("click", (event) => {
                  if (!event.target.closest("a")) return;
                  if (!event.defaultPrevented) followed.push(event.target.closest("a").pathname);
                  event.preventDefault();
                });
                """
            )
            try await browser.press("\(id("save")) + [aria-haspopup]")
            try await browser.pressItem("Help")
            try await browser.wait(until: "\(menus).length === 0")
            #expect(try await browser.text("followed.join()") == "/help")
        }
    }

    @Test("A press on a menu with a primary action performs the action without opening the menu")
    func primaryAction() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            let more = "\(id("save")) + [aria-haspopup]"
            #expect(try await browser.box("left", of: more) >= browser.box("right", of: id("save")))
            #expect(try await browser.box("top", of: more) < browser.box("bottom", of: id("save")))
            try await browser.press(id("save"))
            try await browser.wait(for: "saved", in: id("chosen"))
            #expect(try await browser.number("\(menus).length") == 0)
        }
    }

    @Test(
        "The forward arrow key opens a submenu, and the backward arrow key and Escape close only the submenu",
        arguments: [("ltr", right, left), ("rtl", left, right)]
    )
    func nested(direction: String, onward: String, back: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus", "--direction", direction])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("options"))').focus()")
            try await browser.key(up)
            try await browser.waitForFocus(on: "Delete")
            try await browser.key(up)
            for key in [back, escape] {
                try await browser.waitForFocus(on: "More")
                try await browser.key(onward)
                try await browser.waitForFocus(on: "Inner")
                #expect(try await browser.number("\(menus).length") == 2)
                try await browser.key(key)
                try await browser.wait(until: "\(menus).length === 1")
            }
            try await browser.waitForFocus(on: "More")
            try await browser.key(onward)
            try await browser.waitForFocus(on: "Inner")
            try await browser.key(down)
            try await browser.waitForFocus(on: "Last of it")
            try await browser.key(enter)
            try await browser.wait(for: "last", in: id("chosen"))
            try await browser.wait(until: "\(menus).length === 0")
        }
    }

    @Test("A right click or a long touch on a view opens its context menu, and a short press still presses the view")
    func contextMenu() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            for (button, pointer) in [(2, "mouse"), (0, "touch")] {
                for name in ["heron", "otter"] {
                    // Touch long enough that even a slow machine recognizes a long press.
                    let duration = pointer == "touch" ? 1500 : 0
                    try await browser.hold(id(name), milliseconds: duration, button: button, pointer: pointer)
                    try await browser.wait(until: "\(menus).length === 1")
                    try await browser.waitForRest()
                    let menu = "[role=menu]:popover-open"
                    #expect(try await browser.box("left", of: menu) >= 0)
                    #expect(try await browser.box("right", of: menu) <= 390)
                    #expect(try await browser.text("document.querySelector('\(id("chosen"))').innerText") != "otter")
                    try await browser.pressItem("Copy")
                    try await browser.wait(for: "copy", in: id("chosen"))
                    try await browser.wait(until: "\(menus).length === 0")
                }
            }
            try await browser.press(id("otter"))
            try await browser.wait(for: "otter", in: id("chosen"))
        }
    }

    @Test("A right click opens a view's context menu even if the view handles taps or contains a long press handler")
    func contextMenuAndGestures() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("newt")) [role=button]').focus()")
            try await browser.key(enter)
            try await browser.wait(for: "newt", in: id("chosen"))
            for name in ["newt", "toad"] {
                try await browser.hold(id(name), milliseconds: 0, button: 2)
                try await browser.wait(until: "\(menus).length === 1")
                try await browser.waitForRest()
                try await browser.pressItem("Copy")
                try await browser.wait(for: "copy", in: id("chosen"))
                try await browser.wait(until: "\(menus).length === 0")
            }
            try await browser.hold(id("toad"), milliseconds: 1500, pointer: "touch")
            try await browser.wait(for: "toad", in: id("chosen"))
            #expect(try await browser.number("\(menus).length") == 0)
        }
    }

    @Test("A context menu can be opened by keyboard, with a button that is visible while it has the focus")
    func contextMenuByKeyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("options"))').focus()")
            #expect(try await browser.style("opacity", of: opener) == "0")
            try await browser.key(tab)
            try await browser.wait(until: "document.activeElement.matches('\(opener)')")
            #expect(try await browser.style("opacity", of: opener) == "1")
            try await browser.key(enter)
            try await browser.waitForFocus(on: "Copy")
            try await browser.key(enter)
            try await browser.wait(for: "copy", in: id("chosen"))
            try await browser.wait(until: "document.activeElement.matches('\(opener)')")
        }
    }

    @Test("Screen readers recognize a menu button, and an axe audit finds no faults on a page with open menus")
    func audit() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menus"])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.text("document.querySelector('\(id("bar"))').ariaHasPopup") == "menu")
            try await browser.press(id("options"))
            try await browser.pressItem("More")
            try await browser.wait(until: "\(menus).length === 2")
            let found = try await browser.audit()
            #expect(found == [])
            #expect(try await browser.number("\(menus).length") == 2)
        }
    }

    @Test("Without scripts, a menu's button opens it with an HTML attribute, and the menu's items submit forms")
    func withoutScript() async throws {
        let page = try await ServedApp("Fixtures", ["--page", "menus"]).fetch()
        let targets = Set(page.matches(of: /popovertarget="([^"]+)"/).map { String($0.1) })
        let menus = Set(page.matches(of: /id="([^"]+)" popover="auto" role="menu"/).map { String($0.1) })
        #expect(targets == menus)
        #expect(menus.count == 13)
        let items = page.matches(of: /<button [^>]*role="menuitem"[^>]*>/).map { String($0.0) }
        #expect(items.allSatisfy { $0.contains("type=\"submit\"") != $0.contains("popovertarget=") })
    }
}

private let (enter, escape, tab) = ("\u{E007}", "\u{E00C}", "\u{E004}")
private let (left, up, right, down) = ("\u{E012}", "\u{E013}", "\u{E014}", "\u{E015}")
private let (end, home) = ("\u{E010}", "\u{E011}")

/// An expression for the open menus.
private let menus = "document.querySelectorAll('[role=menu]:popover-open')"

/// A selector for the button of the first view with a context menu.
private let opener = ".tipui-look-contextMenu"

extension Browser {
    /// Waits until the focused element shows a text.
    fileprivate func waitForFocus(on text: String) async throws {
        try await wait(until: "document.activeElement.innerText.trim() === '\(text)'")
    }

    /// Presses an item of an open menu with the pointer.
    fileprivate func pressItem(_ text: String) async throws {
        let item =
            "[...document.querySelectorAll(':popover-open [role^=menuitem]')].find((tag) => tag.checkVisibility() && tag.innerText.trim() === '\(text)')"
        try await wait(until: item)
        try await waitForRest()
        try await press("#" + self.text("\(item).id"))
    }
}
