/// A generator whose seed determines its numbers on every machine and with every compiler: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below a bound; all are equally likely.
    ///
    /// The standard library may compute a number from `next()` differently in another version.
    mutating func next(below bound: UInt64) -> UInt64 {
        let rest = (UInt64.max % bound + 1) % bound
        while true {
            let number = next()
            if number <= UInt64.max - rest { return number % bound }
        }
    }

    /// Returns the numbers below a count in a random order.
    mutating func order(of count: Int) -> [Int] {
        var order = Array(0..<count)
        guard count > 1 else { return order }
        for place in 0..<(count - 1) {
            let other = place + Int(next(below: UInt64(count - place)))
            order.swapAt(place, other)
        }
        return order
    }
}
