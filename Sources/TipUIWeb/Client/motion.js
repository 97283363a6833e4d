// Moves and scrolls tags as the server says, and reports the sizes of those that ask for it.
import { $, on } from "./dom.js";

export default ({ all, note }) => {
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	const changing = [];
	const t = ({ id, frames, timing, leaves }) => {
		const tag = $(id);
		if (!tag || still.matches) return;
		if (leaves) tag.exit = [frames, timing];
		else if (frames) tag.animate(frames, timing);
		else {
			tag.style.transition = "all 1s";
			changing.push([tag, timing]);
		}
	};
	const begin = () => {
		for (const [tag, timing] of changing.splice(0)) {
			// This begins the transitions, whose timing may be changed afterward.
			for (const { transitionProperty, currentTime, effect } of tag.getAnimations()) {
				if (transitionProperty && !currentTime) effect.updateTiming(timing);
			}
			tag.style.transition = "";
		}
	};
	const v = ({ id, smooth, ...place }) =>
		$(id)?.scrollIntoView({ ...place, behavior: smooth && !still.matches ? "smooth" : "instant" });

	const sized = new ResizeObserver((entries) => {
		for (const { target, contentRect: { width, height } } of entries) note(target, width, height);
	});
	const measure = () => {
		for (const tag of all("[data-ev~=size]")) {
			if (tag.isMeasured) continue;
			tag.isMeasured = true;
			sized.observe(tag);
			// A picture that can't be loaded has no size.
			if (tag.complete && !tag.naturalWidth) note(tag, 0, 0);
		}
	};
	on("error", ({ target }) => target.isMeasured && note(target, 0, 0), true);
	return { t, v, begin, measure };
};
