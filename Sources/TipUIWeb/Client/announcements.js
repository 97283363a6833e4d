// Announces cards and texts to screen readers, in a live region.
import { parse } from "./dom.js";

export default ({ root, all }) => {
	const live = parse('<div class="tipui-visually-hidden" aria-live="polite"></div>');
	root.append(live);
	const announced = new Set(all(".tipui-callout").map(({ id }) => id));
	const announce = (...tags) => {
		for (const tag of tags.filter(({ id }) => !announced.has(id))) {
			announced.add(tag.id);
			// Let the leaving card fade out before the new one appears.
			if (all(".tipui-leaving")[0]) tag.style.animationDelay = "0.16s";
			say(tag.innerText);
		}
	};
	const say = (textContent) => {
		const text = Object.assign(document.createElement("p"), { textContent });
		live.append(text);
		setTimeout(() => text.remove(), 4000);
	};
	return { live, announce, say };
};
