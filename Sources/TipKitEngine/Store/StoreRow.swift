/// Something in a store that has changed, as it is now.
public enum StoreRow: Sendable, Equatable {
    /// The joined record of a tip.
    case tip(String, StoredTip)
    /// The latest value of a parameter; `nil` if it has none any more.
    case parameter(String, StoredParameter?)
    /// Donations that were added to an event, in the order of their commits, and how many it has with them.
    ///
    /// Where that is fewer than before and added together, the oldest were dropped.
    case donated(event: String, [StoredDonation], count: Int)
    /// An event changed in another way, and how many donations it has: what was read of them must be read anew.
    case event(String, count: Int)
    /// The pause that the display frequency counts from; `nil` if no tip has appeared.
    case latestFirstDisplay(FirstDisplay?)
}
