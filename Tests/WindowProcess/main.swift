#if GTK
    import CGtk
    import Foundation
    import TipGTK
    import TipKitCore

    // A program with windows that a test drives: it carries out the commands on its standard input, answers each with one
    // line, and prints what happens to its tips.

    guard gtk_init_check() != 0 else {
        let card = TipCard(WindowTip(id: "CardTip"))
        TipPopover.attach(WindowTip(id: "PopoverTip"), to: card)
        say("= no display, \(card.widget == nil ? "no widget" : "a widget")")
        exit(0)
    }
    let loop = g_main_loop_new(nil, 0)
    let commands = Commands()
    commands.start()
    if ProcessInfo.processInfo.environment["MAIN"] == "async" {
        // A job of the main actor that runs the loop, as an `async` main is.
        Task { @MainActor in g_main_loop_run(loop) }
        RunLoop.main.run()
    } else {
        g_main_loop_run(loop)
    }
#else
    print("WindowProcess needs the trait GTK.")
#endif
