import Foundation
import WebDriver

extension Engine {
    /// The engines in which tests of several engines run: those that the environment variable `ENGINES` names, as `make
    /// engines` does, or else Chromium.
    ///
    /// `make engines` finds these tests by their parameter, so each is called `engine`.
    static let tested: [Engine] = {
        guard let names = ProcessInfo.processInfo.environment["ENGINES"] else { return [.chromium] }
        return names.split(separator: ",").compactMap { Engine(rawValue: String($0)) }
    }()
}
