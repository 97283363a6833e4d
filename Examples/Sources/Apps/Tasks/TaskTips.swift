import SwiftUI
import TipKit

/// Points at the plus button until a first task is added.
struct AddTaskTip: Tip {
    var title: Text {
        Text("Add a Task")
    }

    var message: Text? {
        Text("Tap here to write down what you don't want to forget.")
    }

    var image: Image? {
        Image(systemName: "plus.circle.fill")
    }
}

/// Stands in the list once the person has added three tasks.
struct SwipeTip: Tip {
    static let taskAdded = Event(id: "taskAdded")

    var title: Text {
        Text("Swipe to Tidy Up")
    }

    var message: Text? {
        Text("Swipe a task to the right to check it off, or to the left to delete it.")
    }

    var image: Image? {
        Image(systemName: "hand.draw")
    }

    var rules: [Rule] {
        #Rule(Self.taskAdded) { $0.donations.count >= 3 }
    }
}

/// Points at the filter menu when there are at least two finished tasks.
struct FilterTip: Tip {
    @Parameter
    static var doneCount: Int = 0

    var title: Text {
        Text("Finished Tasks in the Way?")
    }

    var message: Text? {
        Text("Filter the list to see only what is left to do.")
    }

    var image: Image? {
        Image(systemName: "line.3.horizontal.decrease.circle")
    }

    var actions: [Action] {
        Action(id: "show-open", title: "Show Open Tasks")
        Action(id: "keep-all", title: "Keep All")
    }

    var rules: [Rule] {
        #Rule(Self.$doneCount) { $0 >= 2 }
    }
}
