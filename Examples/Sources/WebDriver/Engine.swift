/// The engines of browsers that tests drive.
public enum Engine: String, CaseIterable, Sendable {
    /// Chromium, by chromedriver.
    case chromium
    /// WebKit for GTK, by WebKitWebDriver.
    case webKit
    /// Firefox, by its own Marionette.
    case firefox
}
