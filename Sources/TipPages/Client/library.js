// The lists in which a person reads the tips again that they have seen, and turns all tips off and on.
import { elements } from "./elements.js";
import { tell } from "./server.js";

let list, listed;
const all = () => [...elements].filter(({ isLibrary }) => isLibrary);
// In which language the page wants a list; nothing if it has none.
export const wish = () => {
	const [first] = all();
	return first && { language: first.getAttribute("lang") };
};
export const isDue = () => all()[0] && wish().language !== listed;
export const ask = () => {
	const wished = wish();
	if (wished) listed = wished.language;
	return wished;
};
// Elements may come and go; those that have come get the list that there is.
export const draw = () => {
	for (const element of all()) if (list) element.draw(list);
};
export const take = (holder) => {
	if (!holder) return;
	const card = holder.firstElementChild;
	// The person's day, which may be another one than the server's.
	for (const time of card.querySelectorAll("time")) {
		time.textContent = new Date(time.dateTime).toLocaleDateString(card.lang || [], { dateStyle: "long" });
	}
	list = { card, rules: holder.dataset.rules || "" };
	draw();
};
export const clear = () => {
	list = listed = null;
	for (const element of all()) element.clear();
};
// A person presses the switch: "on" or "off".
export const press = (press) => {
	const isOn = press === "on";
	for (const { card } of all()) card?.querySelector(".switch").setAttribute("aria-checked", isOn);
	tell({ kind: "turn", on: isOn });
};
