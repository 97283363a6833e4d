#if Tools
    import ArgumentParser
    import TipKitCore

    /// The ids of tips, as a shell takes them from the command that completes a word.
    struct CompletedIDs {
        let shell: CompletionShell?
        /// The words of the command line; bash takes each colon for a word of its own.
        var words: [String] = []
        /// The index of the word to complete.
        var index = 0

        /// Returns what the shell is to offer for ids.
        func candidates(_ ids: [String]) -> [String] {
            switch shell {
            case .bash:
                let lead = lead
                // `compgen -W` reads quotes, variables and commands in what it gets.
                return ids.filter { $0.hasPrefix(lead) }
                    .map { Self.escape($0.dropFirst(lead.count), #"\\'"$`"#) }
            case .zsh:
                // What follows a colon is a description.
                return ids.map { Self.escape($0[...], #"\\:"#) }
            default: return ids
            }
        }

        /// What of the id precedes the word to complete, up to a colon.
        private var lead: String {
            guard words.indices.contains(index) else { return "" }
            var typed = words[index]
            var lead = typed.hasSuffix(":") ? typed : ""
            for word in words[..<index].reversed() {
                guard word.hasSuffix(":") || typed.hasPrefix(":") else { break }
                (typed, lead) = (word + typed, word + lead)
            }
            return lead
        }

        private static func escape(_ text: Substring, _ special: String) -> String {
            text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
        }
    }

    extension CompletionKind {
        /// The ids of a tool's tips.
        static func ids<Tool: ToolTips>(of tool: Tool.Type) -> CompletionKind {
            .custom { words, index, _ in
                CompletedIDs(shell: CompletionShell.requesting, words: words, index: index)
                    .candidates(Tool.all.map(\.id))
            }
        }
    }
#endif
