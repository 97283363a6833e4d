#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// Writes what the C library and `print` still hold back of standard output, so that a tip comes after it.
func flushStandardOutput() {
    // Only this stream: another thread may hold that of standard input while it waits for a line.
    fflush(stdout)
}
