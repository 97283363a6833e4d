// Whether something else has a person's attention: no tip begins while they type or drag, or while a dialog is open.
import { around, contains, now } from "../shared/basics.js";
import { deepFocus } from "../shared/focus.js";
import { isSeen } from "../shared/sight.js";
import { on } from "./site.js";

// In seconds. People who write pause for longer between thoughts alone, and Chromium waits as long for its own tips. Who
// chooses among the words of an input method types.
const pause = 2, longestChoice = 30;
let until = 0, isDragging;

const type = ({ isComposing }) => until = now() + (isComposing ? longestChoice : pause);
const release = () => isDragging = false;
// A character or a deletion that an editor takes for itself changes a text as well.
const takeKey = (event) => {
	const { key, ctrlKey, metaKey } = event;
	if (/^(.$|Back|Del)/.test(key) && !ctrlKey && !metaKey
		&& event.composedPath()[0].matches?.(":read-write, [role=textbox]")) type(event);
};
const listen = (target) => {
	for (const kind of ["beforeinput", "compositionend"]) target?.addEventListener(kind, type, true);
	target?.addEventListener("keydown", takeKey, true);
};
// The focus may go into a frame, whose events stay there. Those of another site's frame can't be heard.
const listenInFrame = () => setTimeout(() => listen(deepFocus()?.contentDocument));
export const start = () => {
	listen(window);
	on("blur", listenInFrame);
	// One that has the focus may get another document.
	document.addEventListener("load", listenInFrame, true);
	listenInFrame();
	on("pointermove", ({ buttons }) => isDragging = buttons > 0);
	for (const kind of ["pointerup", "pointercancel", "dragend"]) on(kind, release);
	// While something is dragged, the browser sends this alone, also for files from elsewhere.
	on("dragover", () => until = Math.max(until, now() + 1));
};

// Some are in the page all the time, and out of sight; some have boxes around them alone. One in a shadow root has the
// focus.
const dialogs = "[role=dialog][aria-modal=true], [role=alertdialog]", layers = ":modal, :fullscreen";
const isOpen = (node) => node.matches?.(layers) || node.matches?.(dialogs)
	&& [node, ...node.children].some((each) => isSeen(each));
const isElsewhere = (element) => {
	const open = [...document.querySelectorAll(`${layers}, ${dialogs}`), ...around(deepFocus())].filter(isOpen);
	return open[0] && !open.some((dialog) => contains(dialog, element));
};
export const isBusy = (element) => isDragging || now() < until || isElsewhere(element.anchor_ || element);
