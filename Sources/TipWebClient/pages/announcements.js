// Says the texts of tips to screen readers.
import { dialogOf } from "../shared/basics.js";
import { makeRegion, say } from "../shared/announcements.js";

const region = makeRegion();
export const prepare = () => {
	// A page that goes back to a copy of its body has a copy of the region.
	for (const other of document.querySelectorAll(region.localName)) if (other !== region) other.remove();
	if (!region.isConnected) document.body.append(region);
};
export const announce = (text, element) => {
	// What is outside a modal dialog is hidden from screen readers, too.
	const home = dialogOf(element) || document.body;
	if (region.parentNode !== home) home.append(region);
	// A region speaks of what changes once it's known.
	setTimeout(say, 100, region, text, () => {
		if (!region.firstChild && region.parentNode !== document.body) document.body.append(region);
	});
};
