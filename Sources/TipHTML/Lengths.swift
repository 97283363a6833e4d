/// A length in CSS pixels.
package func pixels(_ value: Double) -> String { "\(number(value))px" }

/// A length that scales with the browser's text size.
package func rems(_ points: Double) -> String { "\(number(points / 16))rem" }

package func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }

/// Returns the CSS keyword of the position on an axis that is nearest to a fraction of its length.
package func nearestPosition(_ fraction: Double) -> String {
    fraction < 0.25 ? "start" : fraction > 0.75 ? "end" : "center"
}

/// Formats a number for CSS: finite, with at most three decimal places.
package func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
}
