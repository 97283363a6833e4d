#if Macros
    import TipKit

    enum AppState {
        @Parameter static var launches: Int = 0
        @Parameter(.transient) static var isOffline: Bool = false
    }

    final class Account {
        @Parameter static var isSignedIn: Bool = false
    }

    actor Counter {
        @Parameter(.transient) fileprivate(set) static var steps: Int = 0
    }

    extension Account {
        @Parameter public static var plan: String = "free"
    }

    struct ParametersOutsideTipsTip: Tip {
        var title: Text { Text("State of the app") }

        var rules: [Rule] {
            #Rule(AppState.$launches) { $0 > 2 }
            #Rule(AppState.$isOffline) { $0 == false }
            #Rule(Account.$isSignedIn) { $0 }
            #Rule(Account.$plan) { $0 == "free" }
            #Rule(Counter.$steps) { $0 >= 0 }
        }
    }
#endif
