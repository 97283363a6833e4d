#if Macros
    import TipKit

    struct ActionsWithHandlersTip: Tip {
        @Parameter static var presses: Int = 0

        var title: Text { Text("Buttons that do something") }

        var actions: [Action] {
            Action(id: "trailing", title: "Trailing") {
                invalidate(reason: .actionPerformed)
            }
            Action(id: "argument", title: "Argument", perform: { Self.presses += 1 })
            Action(id: "label", perform: { Self.presses += 1 }) {
                Text("Label").bold()
            }
            Action {
                Text("No id")
            }
        }
    }
#endif
