// Lists of tips: what they show is loaded with the first one.
import { elements } from "./elements.js";
import { tell } from "./server.js";
import { loadMore } from "./site.js";

let library, offer, listed;
const all = () => [...elements].filter(({ isLibrary_ }) => isLibrary_);
const load = () => library ??= loadMore().then(({ Library }) => Library({
	elements: all,
	draw(card_, rules_) {
		offer = { card_, rules_ };
		draw();
	},
	tell,
}));
// In which language the page wants a list; nothing if it has none.
const wish = () => {
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
	for (const element of all()) if (offer) element.draw_(offer);
};
export const take = async (holder) => holder && (await load()).take(holder);
export const clear = () => {
	offer = listed = null;
	for (const element of all()) element.clear_();
};
export const press = async (press) => (await load()).press(press);
