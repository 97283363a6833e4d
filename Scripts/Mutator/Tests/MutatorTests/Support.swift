import Mutator
import SwiftParser
import SwiftSyntax
import Testing

/// The changes to a text, each as `before → after`.
func changes(_ source: String) -> [String] {
    found(source).map { "\($0.before) → \($0.after)" }
}

/// A text with one of its changes planted as number 1, without the spaces between words that don't matter.
func planted(_ source: String, _ change: String) throws -> String {
    let mutation = try #require(found(source).first { "\($0.before) → \($0.after)" == change })
    return String(decoding: Planting([(1, mutation)], in: Array(source.utf8)).text, as: UTF8.self)
}

/// A text with all of its changes planted, which must parse.
func plantedWhole(_ source: String) -> String {
    let numbered = found(source).enumerated().map { (number: $0.offset + 1, mutation: $0.element) }
    let text = String(decoding: Planting(numbered, in: Array(source.utf8)).text, as: UTF8.self)
    #expect(!Parser.parse(source: text).hasError, "\(text)")
    return text
}

private func found(_ source: String) -> [Mutation] {
    Corpus(["Source.swift": source]).files.flatMap(\.mutations)
}
