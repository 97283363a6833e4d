// Whether a person could press an element, judged by five points of its box: at least three are in what the person's eyes
// have of the page, and there the element is in front.
import { around, contains } from "./basics.js";

// What a zoom by fingers and a keyboard leave of the window.
export const view = () => {
	const { offsetLeft, offsetTop, width, height } = visualViewport;
	return new DOMRect(offsetLeft, offsetTop, width, height);
};
// The element that has a box, of an element that may have none of its own.
export const boxed = (element) =>
	element.getClientRects().length ? element : element.firstElementChild || element.parentElement || element;
const area = ({ width, height }) => width * height;
// The values of a CSS property of an element and those around it, multiplied.
const product = (element, property) => {
	let all = 1;
	for (const node of around(element)) if (node.style) all *= getComputedStyle(node)[property] || 1;
	return all;
};
// How much larger a page draws an element by the CSS property zoom.
export const zoomOf = (element) => product(element, "zoom");
export const isVisible = (element) =>
	element?.checkVisibility({ visibilityProperty: true }) && product(element, "opacity") > 0.1;
// The largest box of an element that may be broken into lines; of one that is larger than the window, what is in it.
export const boxOf = (element) => {
	let all = [...element.getClientRects()];
	if (!all[0]) {
		const range = document.createRange();
		range.selectNodeContents(element);
		all = [...range.getClientRects()];
	}
	const largest = all.reduce((one, next) => area(next) > area(one) ? next : one, new DOMRect());
	// Browsers without this property measure an element in its own zoomed pixels.
	const scale = "currentCSSZoom" in element ? 1 : zoomOf(element), v = view();
	const cut = (start, length, from, size) => {
		const first = start * scale, last = first + length * scale;
		if (last - first <= size || last < from || first > from + size) return [first, last - first];
		const low = Math.max(first, from);
		return [low, Math.min(last, from + size) - low];
	};
	const [x, width] = cut(largest.left, largest.width, v.left, v.width);
	const [y, height] = cut(largest.top, largest.height, v.top, v.height);
	return new DOMRect(x, y, width, height);
};

export const covers = ({ left, top, right, bottom }, x, y) => x >= left && x < right && y >= top && y < bottom;
export const frontAt = (x, y, passes = () => false, root = document) => {
	let front = root.elementFromPoint(x, y);
	if (front && passes(front)) front = root.elementsFromPoint(x, y).find((element) => !passes(element));
	if (!front?.shadowRoot || front.getRootNode() !== root) return front;
	return frontAt(x, y, passes, front.shadowRoot) || front;
};
// A link or label in front covers a point only with a box of its own: it may extend its pseudo-element over others.
const isFront = (element, x, y, passes) => {
	const front = frontAt(x, y, passes);
	// A disabled control, or an icon, may take no presses itself; its parent does then.
	if (!front || contains(front, element)) {
		return front === element || front && front === element.parentElement
			&& getComputedStyle(element).pointerEvents === "none";
	}
	if (contains(element, front)) return true;
	return front.matches("a, button, label") && ![...front.getClientRects()].some((rect) => covers(rect, x, y));
};

// In a frame: whether a person sees a point of the frame.
let isSeenOutside = () => true;
export const askOutside = (isSeen) => isSeenOutside = isSeen;

// `passes` tells which elements in front don't count.
export const isHit = (element, passes) => {
	const { left, top, width, height } = boxOf(element), target = element.ownerSVGElement || element, v = view();
	return width * height > 0 && [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]].filter(([across, down]) => {
		const x = left + width * across / 4, y = top + height * down / 4;
		return covers(v, x, y) && isFront(target, x, y, passes) && isSeenOutside(x, y);
	}).length > 2;
};
export const isSeen = (element, passes) => isVisible(boxed(element)) && isHit(element, passes);
