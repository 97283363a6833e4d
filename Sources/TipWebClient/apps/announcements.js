// Announces cards and texts to screen readers, in a live region.
import { makeRegion, say as sayIn } from "../shared/announcements.js";

export default ({ root_, all_ }) => {
	const live_ = makeRegion();
	root_.append(live_);
	const announced = new Set(all_(".tipui-callout").map(({ id }) => id));
	const announce_ = (...tags) => {
		for (const tag of tags.filter(({ id }) => !announced.has(id))) {
			announced.add(tag.id);
			// Let the leaving card fade out before the new one appears.
			if (all_(".tipui-leaving")[0]) tag.style.animationDelay = "0.16s";
			sayIn(live_, tag.innerText);
		}
	};
	return { live_, announce_, say_: (text) => sayIn(live_, text) };
};
