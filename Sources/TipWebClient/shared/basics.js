// Clocks, pauses, and the nodes around a node.
export const now = () => performance.now() / 1000;
export const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

// A timer for a number of seconds, of which a longer one than a browser can have ends early.
export const after = (seconds, work) => setTimeout(work, Math.min(seconds * 1000, 2 ** 31 - 1));
// The pause after a number of failures: 0.5 to 30 seconds, never the same in all browsers.
export const pause = (failures) => Math.min(30, 0.5 * 2 ** Math.min(failures, 7) * (1 + Math.random() / 2));

// The nodes around a node as a person sees them: also those of a shadow root that has a slot for it.
export const around = function* (node) {
	for (; node; node = node.assignedSlot || node.parentNode || node.host) yield node;
};
export const contains = (outer, node) => {
	for (const each of around(node)) if (each === outer) return true;
	return false;
};
export const dialogOf = (node) => [...around(node)].find((each) => each.matches?.("dialog:modal"));
