/// There is no store yet.
struct StoreMissing: Error {}
