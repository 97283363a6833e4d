// Says the texts of tips to screen readers, in a live region.
import { contains } from "./site.js";

const region = document.createElement("div");
region.setAttribute("aria-live", "polite");
Object.assign(region.style, {
	position: "absolute", width: "1px", height: "1px", margin: "-1px", overflow: "hidden", clipPath: "inset(50%)",
	whiteSpace: "nowrap",
});

export const prepare = () => region.isConnected || document.body.append(region);
export const announce = (text, element) => {
	// What is outside a modal dialog is hidden from screen readers, too.
	const dialog = [...document.querySelectorAll("dialog:modal")].pop();
	const home = dialog && contains(dialog, element) ? dialog : document.body;
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
