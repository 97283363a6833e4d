import SwiftUI
import TipKit

/// Shown to members.
struct MemberTip: Tip {
    @Parameter
    static var isMember: Bool = false

    var title: Text { Text("Members fire for free") }
    var rules: [Rule] {
        [
            #Rule(Self.$isMember) {
                $0 == true
            }
        ]
    }
}

/// A button that sets the parameter.
struct MemberPage: View {
    private var tip = MemberTip()

    var body: some View {
        VStack(spacing: 20) {
            Text("A parameter says where and when the tip shows.")

            TipView(tip, arrowEdge: .bottom)
            Image(systemName: "photo.on.rectangle")
                .imageScale(.large)

            Button("Join, or leave") {
                MemberTip.isMember.toggle()
            }
            .accessibilityIdentifier("join")

            Text("The button turns the parameter.")
            Spacer()
        }
        .padding()
        .navigationTitle("Parameters")
    }
}

/// Remembers over launches that somebody came.
struct VisitedTip: Tip {
    @Parameter
    static var wasVisited: Bool = false

    var title: Text { Text("Come again") }
    var rules: [Rule] {
        #Rule(Self.$wasVisited) { $0 }
    }
}

/// Forgets at every launch whether the door is open.
struct OpenDoorTip: Tip {
    @Parameter(.transient)
    static var isOpen: Bool = false

    var title: Text { Text("Close the door behind you") }
    var rules: [Rule] {
        #Rule(Self.$isOpen) { $0 }
    }
}

/// Two parameters, one of which outlives the launch.
struct OpenDoorPage: View {
    var body: some View {
        VStack {
            TipView(VisitedTip())
            // tips-lint: allow tips-without-group
            TipView(OpenDoorTip())
            Button("Enter") {
                VisitedTip.wasVisited = true
                OpenDoorTip.isOpen = true
            }
            .accessibilityIdentifier("enter")
        }
    }
}

/// Learns from its init whether the person is an apprentice.
struct ApprenticeTip: Tip {
    @Parameter
    static var isApprentice: Bool = false

    init(isApprentice: Bool) {
        Self.isApprentice = isApprentice
    }

    var title: Text { Text("Sweep before you throw") }
    var rules: [Rule] {
        #Rule(Self.$isApprentice) { $0 == true }
    }
}

/// Hands on what it is made with.
struct ApprenticeBench: View {
    private var tip: ApprenticeTip

    init(isApprentice: Bool) {
        tip = ApprenticeTip(isApprentice: isApprentice)
    }

    var body: some View {
        TipView(tip)
    }
}

/// A bench that is made anew for an apprentice and for a master.
struct ApprenticePage: View {
    @State private var isApprentice = false

    var body: some View {
        VStack {
            ApprenticeBench(isApprentice: isApprentice)
            Button("Become an apprentice, or a master") { isApprentice.toggle() }
                .accessibilityIdentifier("become")
        }
    }
}
