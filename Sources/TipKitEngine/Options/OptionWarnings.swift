import Logging
import Synchronization

extension TipCenter {
    /// Warns once of a tip's options that ask for what can't be measured.
    func warnOfOptions(_ definition: TipDefinition) {
        let options = definition.options
        func warn(_ what: String, _ message: @autoclosure () -> String) {
            guard state.withLock({ $0.markLogged("\(what) of \(definition.id)") }) else { return }
            tipLog.warning("\(message())", metadata: ["tip": "\(definition.id)"])
        }
        if options.teaches == nil, options.holdout.map({ $0.share > 0 }) ?? false {
            warn(
                "holdout",
                """
                A tip has the option Holdout but not Teaches, so it is held out from nobody. Add Teaches(event) with the \
                event that is donated when a person does what the tip teaches.
                """
            )
        }
        if let newIn = options.newIn, newIn.version == nil {
            warn(
                "version",
                """
                A tip has the option NewIn(\(newIn.text.debugDescription)), which isn't a version, so the option has no \
                effect. Write numbers with points between them, such as NewIn("2.4").
                """
            )
        }
        guard let compares = options.compares else { return }
        if let fault = compares.fault {
            let consequence =
                compares.names.count > 1
                ? "These arms are compared: \(compares.names.joined(separator: ", "))."
                : "So nothing is compared: give two names that differ, such as Compares(\"short\", \"long\")."
            warn("names", "A tip has the option Compares, but \(fault). \(consequence)")
        }
        if options.teaches == nil {
            warn(
                "arms",
                """
                A tip has the option Compares but not Teaches, so everyone has the first arm. Add Teaches(event) with the \
                event that is donated when a person does what the tip teaches.
                """
            )
        }
    }
}
