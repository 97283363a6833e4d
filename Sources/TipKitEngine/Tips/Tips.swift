/// The namespace of the tip system: configuration, rules, events, parameters and options.
///
/// Configure tips once, before the first view is made; until then none appears.
///
/// ```swift
/// struct BooksApp: App {
///     init() {
///         do {
///             try Tips.configure([.displayFrequency(.daily)])
///         } catch {
///             print("Tips.configure: \(error.localizedDescription)")
///         }
///     }
///
///     var body: some Scene {
///         WindowGroup {
///             BookPage()
///         }
///     }
/// }
/// ```
@frozen public enum Tips {}
