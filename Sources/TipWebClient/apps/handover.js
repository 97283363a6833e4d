// Passes the keyboard focus on when the tag that has it goes.
import { active, body, controlOf, focus, focusable, popovers } from "./dom.js";

// The tag that takes over the focus of another: the next focusable one, or else the last one.
export const heir = (tag, { all_ }) => {
	const others = all_(focusable).filter((other) => !tag.contains(other));
	return others.find((other) => tag.compareDocumentPosition(other) === 4) || others.pop();
};
// Removes a tag, and passes on the focus in it.
export const removeWithFocus = (tag, remove, page) => {
	const hadFocus = tag.contains(active()), anchor = tag.matches(popovers) ? tag.parentElement : null;
	const next = hadFocus && heir(tag, page);
	remove(tag);
	if (!hadFocus) return;
	page.returnFocus_(tag.id, anchor);
	const first = anchor ? page.anchorOf_(anchor) : tag;
	for (const place of [controlOf(first), next]) {
		if (active() === body) focus(place);
	}
};
