// Tells when a box moves, for whatever reason, without looking at it in each frame.
import { clamp } from "./basics.js";
import { boxed } from "./sight.js";

// Observes the box in a window that is as large: if the box moves, part of it is outside. Returns what ends it.
export const follow = (element, moved) => {
	let observer, last, isOver;
	const arm = (whole = 1) => {
		observer?.disconnect();
		const target = boxed(element), { left, top, right, bottom } = target.getBoundingClientRect();
		const { clientWidth, clientHeight } = document.scrollingElement || document.body;
		const inset = [top, clientWidth - right, clientHeight - bottom, left], place = inset.join();
		if (last && last !== place) moved();
		if (isOver) return;
		last = place;
		let isFirst = true;
		observer = new IntersectionObserver(([{ boundingClientRect: box, intersectionRatio: part }]) => {
			const isHere = box.left === left && box.top === top && box.right === right && box.bottom === bottom;
			// Something around the box cuts it. More or less of it is a change, too.
			if (isFirst && isHere && part < 1 && whole === 1) return arm(part);
			if (!isFirst && isHere) moved();
			if (!isOver && (!isFirst || !isHere)) arm();
			isFirst = false;
		}, {
			root: document,
			rootMargin: inset.map((length) => -Math.floor(length) + "px").join(" "),
			threshold: [-1e-4, 0, 1e-4].map((more) => clamp(whole + more, 0, 1)),
		});
		observer.observe(target);
	};
	// In the next frame, as what an observer changes at once is an error of the page's.
	const resizes = new ResizeObserver(() => requestAnimationFrame(() => isOver || moved()));
	resizes.observe(boxed(element));
	arm();
	return () => {
		isOver = true;
		resizes.disconnect();
		observer.disconnect();
	};
};
