import Testing
import WebDriver

/// A page shows the tips of its present person, also after another one has signed in, and gets news if streams fail.
@Suite(.serialized, .failurePictures) struct PersonTests {
    private static let markup = "\(WrittenPage.view)<tip-view tip=StarTip></tip-view>"

    @Test("A request of the page's that signs another person in brings that person's tips within seconds")
    func request() async throws {
        try await withWrittenPage { page in
            try await page.open(Self.markup)
            try await page.hear("tip-shown StarTip")
            _ = try await page.app.fetch("retire/SearchTip", form: [:])
            try await page.browser.wait(until: "!card('[tip=SearchTip]')")
            try await page.browser.run("return fetch('/sign-in/bea', { method: 'POST' }).then(() => true)")
            try await page.browser.wait(until: "card('[tip=SearchTip]')")
            try await page.wait(inJournal: "bea SearchTip displayed")
        }
    }

    @Test("Signing in in another tab brings the person's tips to all tabs that are seen, and news of that person")
    func tabs() async throws {
        try await withWrittenPage(isWhole: true) { page in
            try await page.write(Self.markup)
            try await page.browser.open(page.address)
            try await page.hear("tip-shown SearchTip")
            // The other tab is a frame here, so that both are seen.
            try await page.browser.run(
                """
                document.cookie = 'person=nobody; path=/';
                const frame = document.body.appendChild(document.createElement('iframe'));
                frame.style.cssText = 'width: 600px; height: 400px';
                document.cookie = 'person=bea; path=/';
                frame.src = location.href;
                """
            )
            try await page.wait(inJournal: "bea SearchTip displayed")
            try await page.hear("tip-closed SearchTip ended")
        }
    }

    @Test("A page that can't use channels, locks or streams asks every few seconds")
    func blocked() async throws {
        try await withWrittenPage { page in
            try await page.open(
                Self.markup,
                head: """
                    <script>
                    const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
                    window.BroadcastChannel = refuse;
                    navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
                    Object.defineProperty(window, 'localStorage', { get: refuse });
                    </script>
                    """
            )
            try await page.hear("tip-shown SearchTip")
            _ = try await page.app.fetch("retire/SearchTip", form: [:])
            try await page.browser.wait(until: "!card('[tip=SearchTip]')")
        }
    }

    @Test("A stream without beats, and one from before the browser was offline, are replaced by another one")
    func beats() async throws {
        try await withWrittenPage { page in
            try await page.fail("silent")
            try await page.open(Self.markup)
            try await page.hear("tip-shown SearchTip")
            try await page.wait(inJournal: "GET /tips/stream")
            try await page.browser.run("dispatchEvent(new Event('online'))")
            try await page.wait(for: 2, inJournal: "GET /tips/stream")
            // The clock of the browser goes on by a minute, as after a sleep.
            try await page.browser.run("const { now } = Date; Date.now = () => now() + 60000")
            try await page.wait(for: 3, inJournal: "GET /tips/stream")
            // The server would wait for the streams on which nothing comes.
            page.app.kill()
        }
    }
}
