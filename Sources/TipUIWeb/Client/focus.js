// Keeps the keyboard focus in step with the app's state: `autofocus` marks the views that the app gives the focus.
import { active, focus, focusable, on, prevent } from "./dom.js";

export default ({ all, answering, send }) => {
	let known = null;
	const say = ({ id }, hasFocus) => send({ id, kind: "focus", value: hasFocus + "" });
	const note = () => {
		const tag = answering(active(), "focus"), changed = tag || known;
		if (tag === known) return;
		if (changed.isConnected) say(changed, !!tag);
		known = tag;
	};
	on("focusin", note);
	on("focusout", ({ relatedTarget }) => relatedTarget || note());
	// Pressing a button doesn't end the editing of a field.
	on("mousedown", (event) => known?.isConnected && event.target.closest("button") && prevent(event));

	const settleFocus = () => {
		// The items of a menu have `autofocus` too, for when the menu opens.
		const tags = all("[autofocus][data-ev~=focus]"), next = tags.find((tag) => tag !== known);
		if (next) {
			focus(next.matches(focusable) ? next : next.querySelector(focusable));
			// The browser may have given it the focus while the page was loading.
			note();
			if (known !== next) say(next, false);
		} else if (known && !tags.includes(known)) active().blur();
	};
	return { settleFocus };
};
