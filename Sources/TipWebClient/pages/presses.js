// What a person presses: a tip's buttons, and elements that donate.
import { on } from "./site.js";

// `ownerOf` tells the display or the list of an element, and `beside` what a press or a key elsewhere means for popovers.
export const start = (ownerOf, donate, beside) => {
	const ownElement = (event) => {
		const path = event.composedPath(), index = path.findIndex(ownerOf);
		return index > 0 && path[index];
	};
	// A press on a tip is the tip's alone, whatever the page does with presses.
	const takeOwn = (event) => {
		const element = ownElement(event);
		if (!element) return false;
		event.stopImmediatePropagation();
		if (event.type !== "click") return true;
		const path = event.composedPath(), button = path.find(({ localName }) => localName === "button");
		if (path.slice(0, path.indexOf(element)).some(({ localName }) => /^(a|summary)$/.test(localName))) return true;
		event.preventDefault();
		if (!button) return true;
		if (button.dataset.action) button.toggleAttribute("data-busy", true);
		ownerOf(element).press_(button.value);
		return true;
	};
	for (const kind of ["dblclick", "mousedown", "mouseup", "pointerup", "touchstart", "touchend"]) on(kind, takeOwn);
	on("pointerdown", (event) => takeOwn(event) || beside()?.down_(event));
	on("click", (event) => {
		if (takeOwn(event)) return;
		const donor = event.composedPath().find(({ dataset }) => dataset?.tipDonate);
		if (donor) donate(donor.dataset.tipDonate);
		beside()?.click_(event);
	});

	// What follows a key that was a tip's is the tip's too.
	let ownKey;
	for (const kind of ["keypress", "keyup"]) {
		on(kind, (event) => event.key === ownKey && event.stopImmediatePropagation());
	}
	on("keydown", (event) => {
		const { key } = event;
		ownKey = null;
		if (beside()?.key_(event)) ownKey = key;
		else if (/^(Enter| )$/.test(key) && ownElement(event)) {
			ownKey = key;
			event.stopImmediatePropagation();
		}
	});
};
