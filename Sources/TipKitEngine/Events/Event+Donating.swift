extension Tips.Event {
    /// Records a donation with a payload, and waits until it is stored.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate(_ donation: DonationInfo) async {
        await TipCenter.current.donate(donation, to: self)
    }

    /// Records a donation with a payload; it is stored when this returns.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate(_ donation: DonationInfo) {
        TipCenter.current.record(donation, of: self)
    }

    /// Records a donation with a payload without waiting; a process that exits by itself stores it before.
    ///
    /// - Parameters:
    ///   - donation: The payload; keep it small, rules read it often.
    ///   - completion: Called on any thread once the donation is stored, or waits because it can't be or `Tips.configure` wasn't
    ///     called, or was left out; the log says so.
    public func sendDonation(_ donation: DonationInfo, _ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(donation, to: self, completion: completion)
    }

    /// Removes the event's donations.
    ///
    /// - Throws: What the store throws if it can't; then nothing is removed.
    public func deleteDonations() async throws {
        try TipCenter.current.deleteDonations(of: self)
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Records a donation, and waits until it is stored.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate() async {
        await TipCenter.current.donate(Tips.EmptyDonation(), to: self)
    }

    /// Records a donation; it is stored when this returns.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate() {
        TipCenter.current.record(Tips.EmptyDonation(), of: self)
    }

    /// Records a donation without waiting; a process that exits by itself stores it before.
    ///
    /// - Parameter completion: Called on any thread once the donation is stored, or waits because it can't be or
    ///   `Tips.configure` wasn't called, or was left out; the log says so.
    public func sendDonation(_ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(Tips.EmptyDonation(), to: self, completion: completion)
    }
}
