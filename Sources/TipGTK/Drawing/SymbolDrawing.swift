#if GTK
    import CGtk
    import TipContent
    import TipHTML

    /// A symbol that is drawn in the color of its widget, at the widget's size.
    @MainActor
    final class SymbolDrawing {
        private let symbol: Symbol

        private init(_ symbol: Symbol) { self.symbol = symbol }

        /// Makes a widget that draws the symbol with a name, and nothing if there is none.
        static func makeWidget(named name: String) -> Widget {
            let symbol = Symbol(name)
            if symbol.parts.isEmpty {
                DiagnosticLog.write("There is no drawing of a system symbol named \"\(name)\", so nothing is drawn.")
            }
            let area = Widget.make(gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            let draw: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
                guard let area, let context, let data else { return }
                let drawing = Unmanaged<SymbolDrawing>.fromOpaque(data).takeUnretainedValue()
                nonisolated(unsafe) let (widget, cairo) = (UnsafeMutableRawPointer(area), context)
                MainActor.assumeIsolated {
                    drawing.draw(
                        widget.assumingMemoryBound(to: GtkWidget.self),
                        cairo,
                        width: Double(width),
                        height: Double(height)
                    )
                }
            }
            gtk_drawing_area_set_draw_func(
                area.cast(),
                draw,
                Unmanaged.passRetained(SymbolDrawing(symbol)).toOpaque(),
                { data in if let data { Unmanaged<SymbolDrawing>.fromOpaque(data).release() } }
            )
            return area
        }

        private func draw(_ widget: Widget, _ cairo: OpaquePointer, width: Double, height: Double) {
            let side = min(width, height) / 24
            cairo_translate(cairo, width / 2 - 12 * side, height / 2 - 12 * side)
            cairo_scale(cairo, side, side)
            if symbol.followsReadingDirection, gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL {
                cairo_translate(cairo, 24, 0)
                cairo_scale(cairo, -1, 1)
            }
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
            // What is cut out of a symbol mustn't be cut out of what is behind it.
            cairo_push_group(cairo)
            gdk_cairo_set_source_rgba(cairo, &color)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_width(cairo, 1.9)
            for shape in symbol.parts.lazy.flatMap(\.shapes) { draw(shape, cairo, []) }
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }

        private func draw(_ shape: Symbol.Shape, _ cairo: OpaquePointer, _ outer: [Symbol.PaintMode]) {
            switch shape {
            case .path(let data, let modes):
                cairo_new_path(cairo)
                for step in PathData(data).steps { add(step, cairo) }
                paint(cairo, modes + outer)
            case .painted(let mode, let shapes):
                for shape in shapes { draw(shape, cairo, outer + [mode]) }
            case .placed(let x, let y, let scale, let lineWidth, let shapes):
                cairo_save(cairo)
                cairo_translate(cairo, x, y)
                cairo_scale(cairo, scale, scale)
                cairo_set_line_width(cairo, lineWidth)
                for shape in shapes { draw(shape, cairo, outer) }
                cairo_restore(cairo)
            }
        }

        private func paint(_ cairo: OpaquePointer, _ modes: [Symbol.PaintMode]) {
            let isCut = !modes.allSatisfy { $0 == .solid || $0 == .dot }
            cairo_set_operator(cairo, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            if modes.contains(where: { [.solid, .dot, .gap].contains($0) }) { cairo_fill_preserve(cairo) }
            guard !modes.contains(.dot) else { return cairo_new_path(cairo) }
            let width = cairo_get_line_width(cairo)
            if modes.contains(.gap) { cairo_set_line_width(cairo, 5) }
            cairo_stroke(cairo)
            cairo_set_line_width(cairo, width)
        }

        private func add(_ step: PathData.Step, _ cairo: OpaquePointer) {
            switch step {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
#endif
