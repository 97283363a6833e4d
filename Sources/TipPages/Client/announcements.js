// Says the texts of tips to screen readers, in a live region.
import { dialogOf } from "./site.js";

const region = document.createElement("div");
region.setAttribute("aria-live", "polite");
region.dataset.tips = "";
// Whatever the page's rules say of all elements, it takes no room.
region.style.cssText = "all:initial;position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);"
	+ "white-space:nowrap";

export const prepare = () => {
	// A page that goes back to a copy of its body has a copy of the region.
	for (const other of document.querySelectorAll("[data-tips]")) if (other !== region) other.remove();
	if (!region.isConnected) document.body.append(region);
};
export const announce = (text, element) => {
	// What is outside a modal dialog is hidden from screen readers, too.
	const home = dialogOf(element) || document.body;
	if (region.parentNode !== home) home.append(region);
	const line = document.createElement("p");
	// A region speaks of what changes once it's known.
	setTimeout(() => {
		line.textContent = text;
		region.append(line);
	}, 100);
	setTimeout(() => {
		line.remove();
		if (!region.firstChild && region.parentNode !== document.body) document.body.append(region);
	}, 4000);
};
