#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>

#if !GTK_CHECK_VERSION(4, 8, 0)
#error "TipGTK needs GTK 4.8 or newer."
#endif

// libdispatch exports these for CoreFoundation's run loop. On Linux the handle is an eventfd.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
