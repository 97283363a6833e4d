extension Graph {
    /// Makes passes until nothing is invalid or the limit is reached; after each the observers of preferences act.
    ///
    /// What is left is in the queue, whose flush is already due on the next turn.
    func makePasses(counting iterations: inout Int) {
        while true {
            evaluateInvalidNodes(counting: &iterations)
            let observing = update.takeObserving()
            if observing.isEmpty { return }
            run(.observers) { self.notifyObservers(observing) }
        }
    }

    /// Evaluates what is invalid, and what becomes so meanwhile, until nothing is or the limit is reached.
    private func evaluateInvalidNodes(counting iterations: inout Int) {
        while iterations < Self.iterationLimit {
            let invalid = queue.takeAll()
            if invalid.isEmpty { return }
            iterations += 1
            iteration += 1
            run(.bodies) {
                var changed: [Node] = []
                for node in invalid.sorted(by: { $0.depth < $1.depth })
                where node.isMounted && node.iteration != self.iteration {
                    if self.reevaluate(node) { changed.append(node) }
                }
                self.propagate(above: changed)
            }
            update.forgetUnmounted()
        }
    }
}
