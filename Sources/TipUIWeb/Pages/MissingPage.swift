import TipUIHTML

/// What a person gets who asks for a page that isn't there: a word about it, and the way to the first.
struct MissingPage {
    /// What the app is called.
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
        <p>Its address may have a mistake, or what it led to has gone.</p>
        <p><a class="tipui-link" href="\(escaped(paths.page))">To the first page of \(escaped(title))</a></p>
        </main>
        </body>
        </html>

        """
    }
}
