import SwiftUI

@MainActor
extension Page {
    static let blocking = Page(
        "blocking",
        title: "Blocking popover",
        summary: "A popover that has to be closed before anything else.",
        hint: "Try to sow a packet while the tip is open, then close it and try again.",
        code: PackageResources.BlockingSample_swift
    ) {
        BlockingSample()
    }
}
