import Testing
import WebDriver

/// Tips of an existing page while something else has the person's attention.
@Suite(.serialized, .failurePictures) struct AttentionTests {
    /// Notes when tips are drawn, and when they are told to the page.
    private static let watch = """
        window.at = {};
        const note = (what) => at[what] ??= performance.now();
        addEventListener('tip-shown', ({ detail }) => note('shown ' + detail.tip));
        const look = () => {
          for (const element of document.querySelectorAll('tip-view, tip-popover')) {
            const { tip, localName } = element, name = `drawn ${tip}`;
            if (card(localName + '[tip=' + tip + ']')) note(name);
            else if (localName === 'tip-popover') delete at[name];
          }
          requestAnimationFrame(look);
        };
        look();
        """
    /// Types into a field until the person does.
    private static let typing = """
        const typing = setInterval(() => {
          field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
          note('typing');
        }, 50);
        field.addEventListener('input', () => {
          clearInterval(typing);
          at.typed = performance.now();
        });
        """

    @Test(
        "While a person types no tip begins, and one that comes up doesn't push their field away; a pause lets them begin",
        arguments: Engine.tested
    )
    func typing(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <!--SearchTip--><main></main><input id=field><p id=last></p>
                <script>\(Self.watch)\(Self.typing)</script>
                """
            )
            let browser = page.browser
            try await browser.wait(until: "at['drawn SearchTip'] && at.typing")
            try await browser.run(
                "document.querySelector('main').innerHTML = arguments[0]; last.innerHTML = arguments[1]",
                ["<tip-view tip=DonatedTip></tip-view>", WrittenPage.popover]
            )
            try await browser.run("return import('/tips/tips.js').then(({ donate }) => donate('donated'))")
            let top = "Math.round(field.getBoundingClientRect().top)"
            // The style sheet of a card comes a little later in WebKit.
            try await browser.wait(until: "card('tip-view').getBoundingClientRect().height > 40")
            let before = try await browser.text(top)
            try await browser.press("#field")
            try await browser.type("Heron")
            #expect(try await browser.text("\(top) + field.value") == before + "Heron")
            #expect(try await page.heard() == [])
            for tip in ["SearchTip", "DonatedTip", "ExportTip"] {
                try await page.hear("tip-shown \(tip)")
                #expect(try await browser.number("at['shown \(tip)'] - at.typed") > 2_600, "\(tip)")
                guard tip != "SearchTip" else { continue }
                #expect(try await browser.number("at['drawn \(tip)'] - at.typed") > 1_900, "\(tip)")
            }
            try await page.wait(for: 3, inJournal: "Tip displayed")
            #expect(try await page.journal("Tip displayed").count == 3)
        }
    }

    @Test("Typing in a shadow root, in an editor that takes all keys for itself, and in an editor in a frame is typing")
    func editors() async throws {
        try await withWrittenPage { page in
            try await page.open(
                """
                \(WrittenPage.popover)<p id=host tabindex=-1></p>
                <textarea id=own onkeydown="event.preventDefault(); at.typed = performance.now()"></textarea>
                <iframe id=frame srcdoc="<body contenteditable>Text</body>"></iframe>
                <span id=drawn role=textbox tabindex=0
                  onkeydown="event.preventDefault(); at.typed = performance.now()">Drawn</span>
                <script>
                \(Self.watch)
                const root = host.attachShadow({ mode: 'open' });
                root.innerHTML = '<div contenteditable>Text</div>';
                root.firstChild.oninput = () => at.typed = performance.now();
                </script>
                """
            )
            let browser = page.browser
            try await page.hear("tip-shown ExportTip")
            // The person composes a word in the frame, chooses for three seconds, and has chosen.
            let choose = """
                const { contentDocument: { body } } = frame, from = frame.contentWindow;
                body.dispatchEvent(new from.InputEvent('beforeinput', { bubbles: true, isComposing: true }));
                setTimeout(() => {
                  body.dispatchEvent(new from.CompositionEvent('compositionend', { bubbles: true }));
                  at.typed = performance.now();
                }, 3000);
                """
            for editor in ["host.shadowRoot.firstChild", "own", "drawn", "frame.contentDocument.body"] {
                try await browser.run("document.querySelector('#export').style.visibility = 'hidden'")
                try await browser.wait(until: "!card('tip-popover')")
                try await browser.run("(\(editor)).focus()")
                if editor.hasPrefix("frame") {
                    // A frame that has the focus gets another document.
                    try await browser.run("frame.srcdoc = '<body contenteditable>Other</body>'")
                    try await browser.wait(until: "frame.contentDocument.body?.textContent === 'Other'")
                    try await browser.run("(\(editor)).focus()")
                }
                // Someone corrects what is drawn.
                try await browser.type(editor == "drawn" ? "\u{E003}" : "He")
                try await browser.run("delete at['drawn ExportTip'];" + (editor.hasPrefix("frame") ? choose : ""))
                try await browser.run("document.querySelector('#export').style.visibility = ''")
                try await browser.wait(until: "at['drawn ExportTip']")
                #expect(try await browser.number("at['drawn ExportTip'] - at.typed") > 1_900, "\(editor)")
            }
        }
    }

    @Test("A focused field, and keys that change no text, keep no tip away", arguments: Engine.tested)
    func idle(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("<input id=field value=Heron><main></main>")
            try await page.press("document.querySelector('#field')")
            for key in ["\u{E012}", "\u{E00C}", "\u{E004}"] { try await page.browser.key(key) }
            try await page.browser.run(
                """
                field.focus();
                setInterval(() => {
                  for (const key of ['ArrowLeft', 'Tab', 'Shift']) {
                    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                  }
                  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
                  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
                }, 100);
                document.querySelector('main').innerHTML = arguments[0];
                """,
                [WrittenPage.popover]
            )
            try await page.hear("tip-shown ExportTip")
        }
    }

    @Test("While a person drags no tip begins, until they let go", arguments: Engine.tested)
    func dragging(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <div id=from style="height: 60px; background: tan; touch-action: none"></div>
                <div id=to style="height: 60px"></div><main></main>
                <script>\(Self.watch)addEventListener('pointerup', () => at.ended = performance.now())</script>
                """
            )
            let browser = page.browser
            try await browser.pressDown("#from")
            try await browser.hover("#to")
            try await browser.run(
                "document.querySelector('main').innerHTML = arguments[0]; at.added = performance.now()",
                [WrittenPage.view + WrittenPage.popover]
            )
            // As long as it takes tips to begin otherwise.
            try await browser.wait(until: "performance.now() - at.added > 1500")
            try await browser.letGo()
            for tip in ["SearchTip", "ExportTip"] {
                try await page.hear("tip-shown \(tip)")
                #expect(try await browser.number("at['drawn \(tip)'] - at.ended") > 0, "\(tip)")
            }
            // While the browser drags something, also from elsewhere, it sends these alone.
            try await browser.run(
                """
                document.querySelector('#export').style.visibility = 'hidden';
                const dragged = setInterval(() => {
                  document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true }));
                  at.ended = performance.now();
                }, 50);
                setTimeout(() => document.querySelector('#export').style.visibility = '', 500);
                setTimeout(() => clearInterval(dragged), 1500);
                """
            )
            try await browser.wait(until: "!card('tip-popover')")
            try await browser.wait(until: "card('tip-popover')")
            #expect(try await browser.number("performance.now() - at.ended") > 900)
        }
    }
}
