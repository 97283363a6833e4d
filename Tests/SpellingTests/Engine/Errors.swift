import TipKit

enum Errors {
    static func name(of error: any Error) -> String {
        do {
            throw error
        } catch TipKitError.tipsDatastoreAlreadyConfigured {
            return "configured"
        } catch let error as TipKitError {
            return error.errorDescription ?? ""
        } catch {
            return "other"
        }
    }
}
