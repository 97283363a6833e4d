// Keeps the keyboard focus in step with the app's state: `autofocus` marks the views that the app gives the focus.
import { active, controlOf, focus, on, prevent } from "./dom.js";

export default ({ all_, answering_, send_ }) => {
	let known = null;
	const say_ = ({ id }, hasFocus) => send_({ id, kind: "focus", value: hasFocus + "" });
	const note_ = () => {
		const tag = answering_(active(), "focus"), changed = tag || known;
		if (tag === known) return;
		if (changed.isConnected) say_(changed, !!tag);
		known = tag;
	};
	on("focusin", note_);
	on("focusout", ({ relatedTarget }) => relatedTarget || note_());
	// Pressing a button doesn't end the editing of a field.
	on("mousedown", (event) => known?.isConnected && event.target.closest("button") && prevent(event));

	const settleFocus_ = () => {
		// The items of a menu have `autofocus` too, for when the menu opens.
		const tags = all_("[autofocus][data-ev~=focus]"), next = tags.find((tag) => tag !== known);
		if (next) {
			focus(controlOf(next));
			// The browser may have given it the focus while the page was loading.
			note_();
			if (known !== next) say_(next, false);
		} else if (known && !tags.includes(known)) active().blur();
	};
	return { settleFocus_ };
};
