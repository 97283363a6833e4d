extension Graph {
    /// Makes passes until nothing is dirty or the limit is reached; after each the views that it evaluated may act.
    ///
    /// What is left is in the inbox, whose flush is already due on the next turn.
    func makePasses(counting rounds: inout Int) {
        while true {
            evaluateDirtyNodes(counting: &rounds)
            let nodes = round.takePassed()
            if nodes.isEmpty { return }
            run(.lifecycle) {
                for node in nodes {
                    node.lifecycle?.onPass?()
                    self.endLap(of: node)
                }
            }
        }
    }

    /// Evaluates what is dirty, and what becomes so meanwhile, until nothing is or the limit is reached.
    private func evaluateDirtyNodes(counting rounds: inout Int) {
        while rounds < Self.roundLimit {
            let dirty = inbox.takeAll()
            if dirty.isEmpty { return }
            rounds += 1
            roundNumber += 1
            run(.bodies) {
                for node in dirty.sorted(by: { $0.depth < $1.depth })
                where node.isMounted && node.round != self.roundNumber {
                    self.reevaluate(node)
                }
            }
            round.forgetUnmounted()
        }
    }
}
