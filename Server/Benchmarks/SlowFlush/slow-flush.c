// Delays each fdatasync, with which PostgreSQL flushes its log, as a slower disk does:
//
//     clang -shared -fPIC -o slow-flush.so slow-flush.c
//     SLOW_FLUSH_MILLISECONDS=50 LD_PRELOAD=$PWD/slow-flush.so postgres …
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

int fdatasync(int descriptor) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    const char *text = getenv("SLOW_FLUSH_MILLISECONDS");
    long milliseconds = text ? atol(text) : 0;
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    while (nanosleep(&pause, &pause) != 0) {
    }
    return real(descriptor);
}
