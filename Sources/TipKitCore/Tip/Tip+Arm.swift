public import TipKitEngine

extension Tip {
    /// An option that gives a tip several arms, such as two texts, to find out which one helps more.
    public typealias Compares = Tips.Compares

    /// The name of the arm that the current person has, of those that the option ``Tips/Compares`` names; `nil` without
    /// the option.
    ///
    /// The title, the message, the image, the actions, the rules and other options may ask for it. A person keeps an arm
    /// as long as the names are the same. The environment variable `TIPS_ARM`, set to the name of an arm, gives that arm to
    /// everyone and counts nobody, so that you can look at it, and so does the option `.arm` of `Tips.configure` in a test.
    /// Before `Tips.configure`, it is the first name. Not in Apple's TipKit.
    public var arm: String? {
        guard !TipArms.beingRead.contains(id) else { return nil }
        // Options that ask for the arm while they are read for it get none.
        let options = TipArms.$beingRead.withValue(TipArms.beingRead + [id]) { TipOptions(self.options) }
        return TipCenter.current.arm(of: id, options)
    }

    /// The definition of the tip for a person, whose arm its rules and options may ask for.
    package func definition(in center: TipCenter) -> TipDefinition { center.run { definition } }
}

/// The arms that are being read in this task.
private enum TipArms {
    /// The ids of the tips whose options are read.
    @TaskLocal static var beingRead: [String] = []
}
