import SwiftUI

#Preview("Levels") {
    LevelsPage()
}
