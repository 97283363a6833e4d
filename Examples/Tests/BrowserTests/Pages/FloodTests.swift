import Testing
import WebDriver

/// Pages and servers that behave badly for long: nothing throws, and the page's own errors stay its own.
@Suite(.serialized, .failurePictures) struct FloodTests {
    private static let errors = """
        <script>
        window.thrown = [];
        addEventListener('error', ({ message }) => thrown.push(message));
        addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
        </script>
        """

    @Test("A page that is replaced a thousand times, and removes our elements in a loop, keeps its tips")
    func replaced() async throws {
        try await withWrittenPage { page in
            try await page.open("\(Self.errors)<main>\(WrittenPage.view)\(WrittenPage.popover)</main>")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run(
                """
                const main = document.querySelector('main'), markup = main.innerHTML;
                return (async () => {
                  for (let count = 0; count <= 1000; count += 1) {
                    if (count % 3) main.innerHTML = markup;
                    else for (const tag of document.querySelectorAll('tip-view, tip-announcements')) tag.remove();
                    if (count % 50 === 0) await new Promise(requestAnimationFrame);
                  }
                  return true;
                })();
                """
            )
            try await page.waitForAnotherTip()
            try await page.browser.wait(until: "card('tip-view') && card('tip-popover')")
            let thrown = try await page.browser.text("thrown.join()")
            #expect(thrown == "")
            #expect(try await page.journal("SearchTip displayed").count == 1)
        }
    }

    @Test("A page with 300 elements has tips in the first fifty") func many() async throws {
        try await withWrittenPage { page in
            let markup = String(repeating: WrittenPage.view, count: 299)
            try await page.open("\(Self.errors)\(WrittenPage.popover)\(markup)")
            try await page.hear("tip-shown SearchTip")
            let thrown = try await page.browser.text("thrown.join()")
            #expect(thrown == "")
            #expect(try await page.said().contains("only the first 50"))
        }
    }

    @Test(
        "Streams that are cut at each of their bytes throw nothing, and the page keeps and loses its tip as the server says"
    )
    func cut() async throws {
        try await withWrittenPage { page in
            try await page.fail("cut")
            try await page.write("\(Self.errors)\(WrittenPage.view)")
            // In a page's first seconds it opens two streams; each further page goes on with the next bytes.
            let bytes = 74
            for count in stride(from: 1, through: bytes + 1, by: 2) {
                try await page.browser.open(page.address)
                try await page.wait(for: count, inJournal: "GET /tips/stream")
                try await page.browser.wait(until: "card('tip-view')")
                let thrown = try await page.browser.text("thrown.join()")
                #expect(thrown == "", "\(count) bytes")
            }
            try await page.hear("tip-shown SearchTip")
            try await page.fail("none")
            _ = try await page.app.fetch("retire/SearchTip", form: [:])
            try await page.browser.wait(until: "!card('tip-view')")
            let thrown = try await page.browser.text("thrown.join() + said.join()")
            #expect(thrown == "")
        }
    }

    @Test("While a server answers after 10 s, presses are kept, and told once") func slow() async throws {
        try await withWrittenPage { page in
            try await page.open("\(Self.errors)\(WrittenPage.view)")
            try await page.hear("tip-shown SearchTip")
            try await page.fail("slow")
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            try await page.wait(inJournal: "ada SearchTip invalidated(tipClosed)")
            try await page.browser.wait(until: WrittenPage.isTold)
            #expect(try await page.journal("SearchTip closed").count == 1)
            let thrown = try await page.browser.text("thrown.join()")
            #expect(thrown == "")
        }
    }
}
