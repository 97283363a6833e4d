// In a frame: whether a person sees its points, in the pages around it.
import { covers, frontAt, isVisible } from "../shared/sight.js";

// What is in sight of a frame in another site's page, which only an observer knows: the frame itself has to be observed.
let shown;
const observe = () => {
	const whole = document.createElement("tip-frame");
	whole.style.cssText = "all:initial!important;position:fixed!important;inset:0!important;pointer-events:none!important";
	const observer = new IntersectionObserver(([{ intersectionRect }]) => shown = intersectionRect, { threshold: [0, 0.5, 1] });
	// Scrolling around it is no news for an observer that has begun.
	setInterval(() => {
		if (!whole.isConnected) document.documentElement.append(whole);
		observer.unobserve(whole);
		observer.observe(whole);
	}, 500);
	observer.observe(whole);
};

export const start = () => {
	observe();
	return (x, y) => {
		if (!shown || !covers(shown, x, y)) return false;
		for (let inner = window; inner !== inner.parent; inner = inner.parent) {
			let frame;
			try {
				frame = inner.frameElement;
			} catch {}
			if (!frame) return true;
			const { left, top, width, height } = frame.getBoundingClientRect();
			x = left + (frame.clientLeft + x) * (width / frame.offsetWidth);
			y = top + (frame.clientTop + y) * (height / frame.offsetHeight);
			if (!isVisible(frame) || frontAt(x, y, undefined, frame.ownerDocument) !== frame) return false;
		}
		return true;
	};
};
