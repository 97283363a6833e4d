#if GTK
    import CGtk
    import TipContent
    import TipHTML

    extension Image {
        /// Makes the image's widget: a drawing of a symbol in the widget's color, or a picture of the app's resources.
        @MainActor
        func makeWidget() -> Widget {
            switch content(within: TextPatch(), in: EnvironmentValues()).source {
            case .symbol(let name): return SymbolDrawing.makeWidget(named: name)
            case .named(let name):
                guard let file = AssetIndex.app.picture(named: name)?.file else {
                    return SymbolDrawing.makeWidget(named: name)
                }
                let picture: Widget = gtk_picture_new_for_filename(file.path)
                gtk_picture_set_can_shrink(picture.opaque, 1)
                if let label { picture.describe(label: label) }
                return picture
            case .remote:
                DiagnosticLog.write("TipGTK shows no pictures from the web.")
                return SymbolDrawing.makeWidget(named: "photo")
            }
        }
    }
#endif
