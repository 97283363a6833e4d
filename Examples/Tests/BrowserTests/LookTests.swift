import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct LookTests {
    @Test("Text stands out at least 4.5 to 1, in light and dark", arguments: [false, true])
    func contrast(isDark: Bool) async throws {
        let app = try await ServedApp("Trails")
        try await inBrowser(on: app, isDark: isDark) { browser in
            try await browser.wait(until: "document.getAnimations().every((a) => a.playState === 'finished')")
            let faint = try await browser.run(
                """
                const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
                const rgba = (css) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = css; canvas.fillRect(0, 0, 1, 1);
                  return [...canvas.getImageData(0, 0, 1, 1).data].map((v) => v / 255); };
                const over = (top, under) => top.map((v, i) => i < 3 ? v * top[3] + under[i] * (1 - top[3]) : 1);
                const ground = (tag) => {
                  if (!tag) return rgba(getComputedStyle(document.body).backgroundColor);
                  const behind = tag.matches('.tipui-behind > :first-child') ? tag.parentElement.children[1] : null;
                  let under = ground(tag.parentElement);
                  if (behind) for (const layer of [behind, ...behind.querySelectorAll('*')])
                    under = over(rgba(getComputedStyle(layer).backgroundColor), under);
                  return over(rgba(getComputedStyle(tag).backgroundColor), under);
                };
                const light = (c) => { const [r, g, b] = c.map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
                  return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
                const found = [];
                for (const tag of document.querySelectorAll('.tipui-text, .tipui-title, .tipui-section > :first-child')) {
                  if (!tag.innerText.trim() || !tag.checkVisibility()) continue;
                  for (const part of [tag, ...tag.querySelectorAll('span')]) {
                    if (!part.innerText || !part.innerText.trim()) continue;
                    const under = ground(part), own = over(rgba(getComputedStyle(part).color), under);
                    const [a, b] = [light(own), light(under)];
                    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                    if (ratio < 4.5) found.push(part.innerText.slice(0, 30) + ' ' + ratio.toFixed(2));
                  }
                }
                return found.join('; ');
                """
            )
            #expect(faint as? String == "")
        }
    }
}
