/// The namespace of the tip system: configuration, rules, events, parameters and options.
@frozen public enum Tips {}
