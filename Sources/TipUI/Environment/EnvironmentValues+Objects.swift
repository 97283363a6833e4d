private enum ObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
    func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        self[ObjectsKey.self][ObjectIdentifier(type)] as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        self[ObjectsKey.self][ObjectIdentifier(Object.self)] = object
    }
}
