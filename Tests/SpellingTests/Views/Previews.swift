#if Macros
    import TipKit

    #Preview {
        NamesOfViews()
    }

    #Preview("With a name") {
        NamesOfViews()
    }

    #Preview("With traits", traits: .sizeThatFitsLayout) {
        VStack {
            Text("Above")
            NamesOfViews()
        }
    }

    #Preview {
        try? Tips.resetDatastore()
        try? Tips.configure([.displayFrequency(.immediate)])
        return NamesOfViews()
    }
#endif
