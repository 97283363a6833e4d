import TipHTML
import TipUIHTML

/// The page shown for an unknown address: a message and a link to the first page.
struct MissingPage {
    /// The name of the app.
    let title: String
    let paths: WebPaths

    var markup: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="\(escaped(paths.address(of: .styleSheet)))">
        </head>
        <body class="tipui tipui-window">
        <main class="tipui-root tipui-missing">
        <h1>There is no such page</h1>
        <p>The address may be wrong, or the page may no longer exist.</p>
        <p><a class="tipui-link" href="\(escaped(paths.page))">Go to the first page of \(escaped(title))</a></p>
        </main>
        </body>
        </html>

        """
    }
}
