import SwiftUI
import TipKit

/// Small pages for the tests of corner cases, chosen by `--page`.
@main
struct FixturesApp: App {
    init() {
        guard Self.argument("--page") != "late" else { return }
        FixturesApp.configure(Self.argument("--page") == "frequency" ? .daily : .immediate)
    }

    var body: some Scene {
        WindowGroup {
            switch Self.argument("--page") {
            case "controls": ControlsPage()
            case "sheets": SheetsPage()
            case "presentations": PresentationsPage()
            case "levels": LevelsPage()
            case "menus": MenusPage(direction: direction)
            case "rowlooks": RowLooksPage()
            case "ownrows": OwnRowsPage()
            case "hiddentips": HiddenTipsPage()
            case "lists": ListsPage()
            case "restart": RestartPage()
            case "drawing": DrawingPage()
            case "moving": MovingPage()
            case "layout": LayoutPage()
            case "gestures": GesturesPage()
            case "backgrounds": BackgroundsPage(view: Self.argument("--view") ?? "")
            case "window": WindowPage(view: Self.argument("--view") ?? "")
            default:
                ScrollView {
                    VStack { smallPage }
                        .frame(maxWidth: 720)
                        .padding([.horizontal, .bottom])
                }
            }
        }
    }

    @ViewBuilder private var smallPage: some View {
        switch Self.argument("--page") {
        case "late": LatePage()
        case "frequency": FrequencyPage()
        case "popovers": PopoversPage()
        case "once": OncePage()
        case "parameter": ParameterPage()
        case "places": PlacesPage(edge: edge)
        case "client": ClientPage()
        case "controls": ControlsPage()
        case "echo": EchoPage()
        case "traces": TracesPage()
        case "holders": HoldersPage()
        case "labels": LabelsPage()
        case "languages": LanguagesPage()
        case "anchors": AnchorsPage()
        case "attachments": AttachmentsPage()
        case "edges": EdgesPage()
        case "menutip": MenuTipPage()
        case "reach": ReachPage()
        case "rows": RowsPage(direction: direction)
        case "focus": FocusPage()
        case "form": FormPage()
        case "objects": ObjectsPage()
        case "fieldfocus": FieldFocusPage()
        case "colors": ColorsPage()
        case "far": FarPage()
        case "pieces": PiecesPage()
        case "low": LowPage()
        case "blocking": BlockingPage()
        case "snooze": SnoozePage()
        case "switches": SwitchesPage()
        default: ScriptPage()
        }
    }

    static func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency) {
        let folder = URL(fileURLWithPath: argument("--store") ?? "/nonexistent", isDirectory: true)
        do {
            let clock = argument("--page") == "snooze" ? [Tips.ConfigurationOption.clock(SnoozePage.clock)] : []
            try Tips.configure(
                [.displayFrequency(frequency), .datastoreLocation(.url(folder))] + clock + SwitchesPage.switches()
            )
        } catch {
            FileHandle.standardError.write(Data("Fixtures: \(error.localizedDescription)\n".utf8))
        }
    }

    private var direction: LayoutDirection { Self.argument("--direction") == "rtl" ? .rightToLeft : .leftToRight }

    private var edge: Edge? {
        switch Self.argument("--edge") {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        default: nil
        }
    }

    static func argument(_ name: String) -> String? {
        let arguments = ProcessInfo.processInfo.arguments
        guard let place = arguments.firstIndex(of: name), arguments.indices.contains(place + 1) else { return nil }
        return arguments[place + 1]
    }
}
