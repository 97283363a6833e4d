/// Whether a person can see a part of a page or a window.
package enum SightState: Sendable {
    /// A screen shows it.
    case visible
    /// A screen shows it, but the person types or drags, so nothing new should appear.
    case busy
    /// It isn't known whether a screen shows it: on a page, none has connected yet, or the last one has just disconnected.
    case unknown
    /// It is scrolled out of the window.
    case outside
    /// Its page or window is in the background.
    case background
    /// Nobody can see it: it is below another level of a navigation stack, behind a sheet, or hidden.
    case hidden
}
