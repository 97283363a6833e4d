// Moves and scrolls tags as the server says, and reports the sizes of those that ask for it.
import { $, on } from "./dom.js";

export default ({ all_, note_ }) => {
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	const t = ({ id, frames, timing, leaves }) => {
		const tag = $(id), play = () => tag.animate(frames, timing);
		if (!tag || still.matches) return;
		if (leaves) {
			tag.exit = () => {
				tag.style.animation = "none";
				play().onfinish = () => tag.remove();
			};
		} else if (frames) play();
		else {
			tag.style.transition = "1s";
			// After the batch, this begins the transitions, whose timing may be changed afterward.
			queueMicrotask(() => {
				for (const { transitionProperty, currentTime, effect } of tag.getAnimations()) {
					if (transitionProperty && !currentTime) effect.updateTiming(timing);
				}
				tag.style.transition = "";
			});
		}
	};
	const v = ({ id, ...place }) => $(id)?.scrollIntoView(still.matches ? { ...place, behavior: "instant" } : place);

	const sized = new ResizeObserver((entries) => {
		for (const { target, contentRect: { width, height } } of entries) {
			if (target.matches(".tipui-root")) noteWindow();
			else note_(target, width, height);
		}
	});
	// The root may be higher than the window, whose size it reports.
	const noteWindow = () => all_(".tipui-root[data-ev]").forEach((tag) => note_(tag, innerWidth, innerHeight));
	on("resize", noteWindow);
	const measure_ = () => {
		for (const tag of all_("[data-ev~=size]")) {
			if (tag.isMeasured_) continue;
			tag.isMeasured_ = true;
			sized.observe(tag);
			// A picture that can't be loaded has no size.
			if (tag.complete && !tag.naturalWidth) note_(tag, 0, 0);
		}
	};
	on("error", ({ target }) => target.isMeasured_ && note_(target, 0, 0), true);
	return { motions_: { t, v }, measure_ };
};
