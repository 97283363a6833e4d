// The tips of the page: which are wanted, which a person sees, and what the server says of them.
import * as announcements from "./announcements.js";
import * as attention from "./attention.js";
import * as library from "./library.js";
import * as messages from "./messages.js";
import * as popovers from "./popovers.js";
import * as presses from "./presses.js";
import * as server from "./server.js";
import * as stream from "./stream.js";
import { define, elements, inOrder, isReached, loadStyle, styled } from "./elements.js";
import { isPlaceSeen, isSeen } from "./sight.js";
import { after, isHidden, now, on, say } from "./site.js";
import { Slot } from "./slot.js";

const most = 50;
// How long a page waits for the one that follows it, in seconds, before it shows what has come up.
const patience = 15;
const slots = new Map();
const all = () => [...slots.values()];
const key = ({ tip, isPopover }) => tip + (isPopover ? " popover" : " view");
const slotOf = (element) => elements.has(element) ? element.isLibrary ? library : slots.get(key(element)) : null;

let isDue, timer, last = now(), isLeaving = false, staying;
const schedule = () => {
	if (!isDue) queueMicrotask(arrange);
	isDue = true;
};
const arrange = () => {
	isDue = false;
	const inside = inOrder().filter((element) => element.tip && element.isConnected && isReached(element));
	if (inside[most]) {
		say(`only the first ${most} tip elements of the page get tips. Remove some of the ${inside.length}.`);
	}
	const before = new Map(all().map((slot) => [slot, slot.elements]));
	for (const slot of slots.values()) slot.elements = [];
	for (const element of inside.slice(0, most)) {
		if (!slots.has(key(element))) slots.set(key(element), new Slot(element.tip, element.isPopover));
		const slot = slotOf(element);
		slot.elements.push(element);
		if (element.owner !== slot) {
			if (element.owner) element.clear();
			else if (!slot.isAside && !slot.isClosing && !messages.closes(slot.tip)) slot.adopt(element);
			element.owner = slot;
		}
	}
	for (const [slot, elements] of before) if (elements.length && !slot.elements.length) forget(slot);
	if (!styled()) return;
	for (const slot of slots.values()) if (!slot.isPopover) slot.draw();
	if (inside.length) announcements.prepare();
	library.draw();
	if (library.isDue() || all().some((slot) => slot.isWanted && slot.asked !== slot.request)) server.ask();
	look(0);
};
// A display is over when the last element of a tip has been away for a while; replaced elements come back at once.
const forget = (slot) => {
	slot.place = null;
	after(3, () => {
		if (slot.elements.length || !slot.card) return;
		slot.report(true, "left");
		slot.clear();
		slot.asked = slot.display = null;
		slot.seconds = slot.held = 0;
	});
};

const isOffered = ({ card, isHeldOut, elements }) => (card || isHeldOut) && elements.length;
// Looks which cards a person sees, four times a second while there are some.
const look = () => {
	clearTimeout(timer);
	const time = now(), passed = Math.min(time - last, 0.5);
	last = time;
	if (isHidden()) return;
	// The page is behind pictures of itself.
	if (document.activeViewTransition) return timer = after(0.25, look);
	popovers.choose(all().filter((slot) => slot.isPopover && isOffered(slot)));
	const drawn = all().filter(isOffered);
	for (const slot of drawn) {
		if (slot.card && !slot.isPopover && !slot.isDrawn) slot.draw();
		const shown = slot.isPopover ? slot.elements.filter((element) => element === slot.place) : slot.elements;
		const isThere = (element) => slot.isHeldOut ? slot.isPopover || isPlaceSeen(element)
			: element.card && isSeen(element.card);
		// A display that has begun goes on.
		slot.note(shown.find((element) => isThere(element) && (slot.display || !attention.isBusy(element))), passed);
	}
	if (drawn.length) timer = after(0.25, look);
};

// What the server is asked, and what becomes of its answers.
const answers = {
	wanted() {
		const wanted = all().filter(({ isWanted }) => isWanted);
		const places = inOrder();
		const isNear = ({ elements: [first] }) => {
			const { top, bottom } = (first.isPopover && first.anchor || first).getBoundingClientRect();
			return bottom >= 0 && top <= innerHeight ? 0 : 1;
		};
		wanted.sort((a, b) => isNear(a) - isNear(b) || places.indexOf(a.elements[0]) - places.indexOf(b.elements[0]));
		for (const slot of wanted) slot.asked = slot.request;
		return wanted;
	},
	library: library.ask,
	take(holders, asked, isOther) {
		if (isOther) for (const slot of all()) slot.passOn();
		for (const slot of asked) {
			const holder = holders.find(({ dataset: { tip, kind, unknown } }) =>
				tip === slot.tip && (unknown != null || (kind === "popover") === slot.isPopover));
			// The next page shows what comes up while this one is left.
			if (!slot.card && isLeaving) slot.asked = null;
			else slot.take(holder);
		}
		library.take(holders.find(({ dataset }) => dataset.kind === "library"));
		if (elements.size) stream.start();
		stream.pass();
		look();
	},
	clear() {
		stream.stop();
		for (const slot of all()) slot.end("ended");
		library.clear();
	},
};

// Pages in the background show no tips, and have no stream.
const rest = (isGone) => {
	stream.stop();
	look();
	for (const slot of all()) slot.report(!!isGone, isGone ? "left" : null);
	if (isGone != null) {
		messages.leave();
		server.tellLeaving();
	}
};
const wake = () => {
	messages.recall();
	last = now();
	server.askNow();
	look();
};
const stay = () => {
	isLeaving = false;
	clearTimeout(staying);
	schedule();
};

const report = (kind, message) => server.tell({ kind, ...message }).then(({ refusal }) => {
	if (refusal) console.warn(`Tips: the server didn't take ${JSON.stringify(message)}: ${refusal}.`);
	return !refusal;
});
const donate = (event, info) => report("donate", { event, info: JSON.stringify(info) });
const set = (parameter, info) => report("set", { parameter, info: JSON.stringify(info) });

export const start = () => {
	on("visibilitychange", () => isHidden() ? rest() : wake());
	on("pagehide", ({ persisted }) => rest(!persisted));
	on("pageshow", ({ persisted }) => {
		if (!persisted) return;
		stay();
		wake();
	});
	globalThis.navigation?.addEventListener?.("navigate", ({ destination, downloadRequest }) => {
		if (destination.sameDocument || downloadRequest != null) return;
		isLeaving = true;
		clearTimeout(staying);
		staying = after(patience, stay);
	});
	for (const kind of ["navigatesuccess", "navigateerror"]) {
		globalThis.navigation?.addEventListener?.(kind, () => isLeaving && stay());
	}
	messages.recall();
	server.start(answers);
	popovers.start();
	// Before what stops the events of tips.
	attention.start();
	presses.start(slotOf, donate);
	define(schedule);
	loadStyle(schedule);
	server.ask();
	return { donate, set };
};
