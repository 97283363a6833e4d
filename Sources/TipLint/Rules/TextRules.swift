#if Tools
    import Foundation

    extension ProgramFacts {
        /// Checks the lengths and the words of titles and messages.
        mutating func checkTexts() {
            for tip in tips {
                for title in tip.titles {
                    let count = title.text.count
                    if count > 40 {
                        report(
                            .titleLength,
                            tip.file,
                            title.place,
                            "The title has \(count) characters; name the action in at most 40."
                        )
                    }
                    checkWording(of: title, called: "title", tip)
                }
                for message in tip.messages {
                    checkLength(of: message, tip)
                    checkWording(of: message, called: "message", tip)
                }
            }
        }

        private mutating func checkLength(of message: TypeFacts.Words, _ tip: KnownTip) {
            let (sentences, count) = (Self.sentences(in: message.text), message.text.count)
            guard sentences > 2 || count > 160 else { return }
            report(
                .messageLength,
                tip.file,
                message.place,
                "The message has \(sentences > 2 ? "\(sentences) sentences" : "\(count) characters"); two sentences of "
                    + "160 characters can be read at a glance."
            )
        }

        /// Returns how many sentences a text has: ends of sentences before a capital letter, a new line or the end.
        static func sentences(in text: String) -> Int {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty else { return 0 }
            let inner = trimmed.matches(of: /[.!?…]["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{Lo}])|[。！？](?=\S)/).count
            return inner + 1
        }

        private mutating func checkWording(of words: TypeFacts.Words, called name: String, _ tip: KnownTip) {
            let text = words.text.lowercased()
            for (phrases, sentence) in Self.phrases {
                guard let phrase = phrases.lazy.compactMap({ text.firstMatch(of: $0)?.output }).first else { continue }
                report(.wording, tip.file, words.place, "The \(name) says “\(phrase)”: \(sentence)")
            }
        }

        /// Words that don't belong into tips, and why.
        ///
        /// They are whole phrases, since a tip about subscriptions to
        /// podcasts, or about a list of errors, is fine.
        private static var phrases: [(phrases: [Regex<Substring>], sentence: String)] {
            [
                (
                    [
                        /\d+ ?% off/, /limited[- ]time/, /buy now/, /free trial/, /go (?:pro|premium)\b/,
                        /upgrade (?:now|today|to (?:pro|premium|plus)\b)/, /subscribe (?:now|today)/, /special offer/,
                        /save \d+ ?%/, /don['’]t miss/, /best price/, /rate us/, /five[- ]star review/,
                        /unlock (?:premium|pro)\b/,
                    ], "a tip that advertises teaches people to close tips."
                ),
                (
                    [
                        /\berror occurred/, /something went wrong/, /^(?:error|warning|failed)\b/, /failed to \w+/,
                        /\bunable to \w+/, /\bcould(?:n['’]t| not) be \w+/,
                    ], "show an error in the page, where it can't be closed unread."
                ),
                (
                    [
                        /will be (?:lost|deleted|erased)/, /can(?:['’]t|not) be undone/,
                        /permanently (?:delete|lose)\w*/,
                        /(?:lose|losing) (?:your|all)\b/, /before it['’]s too late/,
                    ], "people must not be able to close a warning of a loss before they have read it."
                ),
            ]
        }
    }
#endif
