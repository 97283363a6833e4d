#if GTK
    import CGtk
    import Foundation
    import TipGTK
    import TipKitCore

    /// A tip of the tests, whose id says what it has.
    struct WindowTip: Tip {
        static let ready = Tips.Event<Tips.EmptyDonation>(id: "ready")

        let id: String

        var title: Text { Text(verbatim: id == "BlankTip" ? "" : "Title of \(id)") }
        var message: Text? {
            if id.contains("Long") {
                return Text(
                    "Press **Return** to keep a word with `Control-K`, *however long* the message may be & so on."
                )
            }
            return id.contains("Bare") ? nil : Text("Message of <\(id)>")
        }
        var image: Image? { id.contains("Bare") ? nil : Image(systemName: "star.circle.fill") }
        var actions: [Action] {
            if id.contains("Acting") {
                Action(id: "show", title: "Show me")
                Action(id: "more", title: "More about it")
            } else if id.contains("Later") {
                Action.later()
            } else {
                []
            }
        }
        var rules: [Rule] {
            if id.contains("Ruled") { Rule(Self.ready) { !$0.donations.isEmpty } } else { [] }
        }
        var options: [any TipOption] {
            if id.contains("Once") { MaxDisplayCount(1) }
            if id.contains("Held") { Teaches(Self.ready) }
            if id.contains("Held") { Holdout(1) }
        }
    }

    /// A style of the program's own.
    struct PlainStyle: TipViewStyle {
        func makeWidget(configuration: Configuration) -> OpaquePointer {
            let label: Widget = gtk_label_new("Plain " + configuration.title.plain)
            gtk_widget_set_name(label, "plain")
            return OpaquePointer(label)
        }
    }

    /// A style that makes something else than a widget.
    struct BrokenStyle: TipViewStyle {
        func makeWidget(configuration: Configuration) -> OpaquePointer {
            gtk_string_list_new(nil)
        }
    }

    /// Prints a line at once.
    func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    typealias Widget = UnsafeMutablePointer<GtkWidget>

    extension UnsafeMutablePointer {
        func cast<Object>(_: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
        }
    }
#endif
