// Whether a person can see an element, judged by five points of its box: at least three are in the window, and there
// the element is in front.
import { around, contains } from "./site.js";

// The element that has a box, of an element that may have none of its own.
const boxed = (element) =>
	element.getClientRects().length ? element : element.firstElementChild || element.parentElement;
const area = ({ width, height }) => width * height;
// The values of a CSS property of an element and those around it, multiplied.
const product = (element, property) => {
	let all = 1;
	for (const node of around(element)) if (node.style) all *= getComputedStyle(node)[property] || 1;
	return all;
};
// How much larger a page draws an element by the CSS property zoom.
export const zoomOf = (element) => product(element, "zoom");
const isVisible = (element) =>
	element?.checkVisibility({ visibilityProperty: true }) && product(element, "opacity") > 0.1;
// The largest box of an element that may be broken into lines.
export const boxOf = (element) => {
	let all = [...element.getClientRects()];
	if (!all[0]) {
		const range = document.createRange();
		range.selectNodeContents(element);
		all = [...range.getClientRects()];
	}
	const largest = all.reduce((one, next) => area(next) > area(one) ? next : one, new DOMRect());
	const { left, top, width, height } = largest;
	// Browsers without this property measure an element in its own zoomed pixels.
	const scale = "currentCSSZoom" in element ? 1 : zoomOf(element);
	return new DOMRect(left * scale, top * scale, width * scale, height * scale);
};

const covers = ({ left, top, right, bottom }, x, y) => x >= left && x < right && y >= top && y < bottom;
const at = (x, y, passes, root = document) => {
	let front = root.elementFromPoint(x, y);
	if (front && passes(front)) front = root.elementsFromPoint(x, y).find((element) => !passes(element));
	if (!front?.shadowRoot || front.getRootNode() !== root) return front;
	return at(x, y, passes, front.shadowRoot) || front;
};
// A link or label in front covers a point only with a box of its own: it may extend its pseudo-element over others.
const isFront = (element, x, y, passes) => {
	const front = at(x, y, passes);
	// A disabled control, or an icon, may take no presses itself; its parent does then.
	if (!front || contains(front, element)) {
		return front === element || front && front === element.parentElement
			&& getComputedStyle(element).pointerEvents === "none";
	}
	if (contains(element, front)) return true;
	return front.matches("a, button, label") && ![...front.getClientRects()].some((rect) => covers(rect, x, y));
};

// `passes` tells which elements in front don't count.
export const isSeen = (element, passes = () => false) => {
	const { left, top, width, height } = boxOf(element);
	if (!area({ width, height })) return false;
	if (!isVisible(boxed(element))) return false;
	const target = element.ownerSVGElement || element;
	let seen = 0;
	for (const [across, down] of [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]]) {
		const x = left + width * across / 4, y = top + height * down / 4;
		if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && isFront(target, x, y, passes)) seen += 1;
	}
	return seen > 2;
};
// Whether a person could see a card at the place of an element that draws nothing.
export const isPlaceSeen = (element) => {
	const { left, top } = element.getBoundingClientRect(), leastHeight = 48;
	const isInside = left >= 0 && left < innerWidth && top >= 0 && top + leastHeight < innerHeight;
	return isInside && isVisible(element);
};
