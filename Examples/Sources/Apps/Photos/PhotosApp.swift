import SwiftUI
import TipKit

@main
struct PhotosApp: App {
    @State private var library = PhotoLibrary()

    init() {
        try? Tips.configure([.displayFrequency(.immediate)])
    }

    var body: some Scene {
        WindowGroup {
            PhotoGridView()
                .environment(library)
        }
    }
}
