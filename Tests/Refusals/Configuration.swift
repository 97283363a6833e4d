import OpenTipKit

func configureWithoutBrackets() throws {
    // refused: put the options in brackets: Tips.configure([.displayFrequency(.daily)])
    try Tips.configure(.displayFrequency(.daily))
}

func configure() throws {
    try Tips.configure([.displayFrequency(.daily)])
}
