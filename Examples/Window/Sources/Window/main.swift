import CGtk
import TipGTK

// `make window` runs this program: a window with notes and three tips.

guard gtk_init_check() != 0 else {
    print("Notes needs a display: DISPLAY or WAYLAND_DISPLAY names one.")
    exit(1)
}
do {
    try Tips.configure([.displayFrequency(.immediate)])
} catch {
    print("Tips.configure: \(error.localizedDescription)")
}
let loop = g_main_loop_new(nil, 0)
let window = NotesWindow()
window.onClose { g_main_loop_quit(loop) }
window.present()
g_main_loop_run(loop)
