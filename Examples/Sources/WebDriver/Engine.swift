/// The engine of a browser that tests can control.
public enum Engine: String, CaseIterable, Sendable {
    /// Chromium, controlled with chromedriver.
    case chromium
    /// WebKit for GTK, controlled with WebKitWebDriver.
    case webKit
    /// Firefox, controlled with its Marionette protocol.
    case firefox
}
