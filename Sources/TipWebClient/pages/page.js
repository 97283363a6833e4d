// The tips of the page: which are wanted, which a person sees, and what the server says of them.
import { after, now } from "../shared/basics.js";
import { askOutside, isHit, isSeen, isVisible, view } from "../shared/sight.js";
import * as announcements from "./announcements.js";
import * as attention from "./attention.js";
import { Display } from "./display.js";
import { define, elements, inOrder, isReached, loadStyle, styled } from "./elements.js";
import * as lists from "./lists.js";
import * as messages from "./messages.js";
import * as presses from "./presses.js";
import * as server from "./server.js";
import { isHidden, load, loadMore, on, say } from "./site.js";
import * as stream from "./stream.js";

const most = 50, step = 0.25;
// How long a page waits for the one that follows it, in seconds, before it shows what has come up.
const patience = 15;
const displays = new Map();
const all = () => [...displays.values()];
const key = ({ tip, isPopover_ }) => tip + (isPopover_ ? " popover" : " view");
const ownerOf = (element) =>
	elements.has(element) ? element.isLibrary_ ? { press_: lists.press } : displays.get(key(element)) : null;

// What shows popovers, once it's loaded.
let popovers;
const loadPopovers = async () => {
	const { start } = await load("/popovers.js");
	popovers ??= start({ isBusy_: attention.isBusy, isHit_: isHit, isSeen_: isSeen, on_: on, say_: say });
	look();
};

let isDue, timer, last = now(), isLeaving = false, staying;
const schedule = () => {
	if (!isDue) queueMicrotask(arrange);
	isDue = true;
};
const arrange = () => {
	isDue = false;
	const inside = inOrder().filter((element) => element.tip && element.isConnected && isReached(element));
	if (inside[most]) say("many", most, inside.length);
	const kept = inside.slice(0, most), before = new Map(all().map((display) => [display, display.elements_]));
	for (const display of all()) display.elements_ = [];
	for (const element of kept) {
		const name = key(element);
		if (!displays.has(name)) displays.set(name, new Display(element.tip, element.isPopover_));
		const display = displays.get(name);
		display.elements_.push(element);
		display.go_("placed");
		if (element.owner_ === display) continue;
		if (element.owner_) element.clear_();
		else display.adopt_(element);
		element.owner_ = display;
	}
	// An element that has lost its tip.
	for (const element of elements) {
		if (element.owner_ && !element.tip) element.owner_ = element.clear_() && null;
	}
	for (const [display, elements] of before) {
		if (!elements.length || display.elements_.length) continue;
		display.place_ = null;
		// A display is over when the last element of a tip has been away for a while; replaced elements come back at once.
		after(3, () => display.elements_.length || display.forget_());
	}
	if (!styled()) return;
	for (const display of all()) if (!display.isPopover_) display.draw_();
	if (inside.length) announcements.prepare();
	if (!popovers && kept.some(({ isPopover_ }) => isPopover_)) loadPopovers();
	lists.draw();
	if (lists.isDue() || all().some((display) => display.isWanted_ && display.asked_ !== display.request_)) server.ask();
	look();
};

const isOffered = ({ offer_, elements_ }) => offer_ && elements_.length;
// Whether a person could see a card at the place of an element that draws nothing.
const isPlaceSeen = (element) => {
	const { left, top } = element.getBoundingClientRect(), v = view(), leastHeight = 48;
	return left >= v.left && left < v.right && top >= v.top && top + leastHeight < v.bottom && isVisible(element);
};
// Looks which cards a person sees, four times a second while there are some.
const look = () => {
	clearTimeout(timer);
	const time = now(), passed = Math.min(time - last, 2 * step);
	last = time;
	if (isHidden()) return;
	// The page is behind pictures of itself.
	if (document.activeViewTransition) return timer = after(step, look);
	popovers?.choose_(all().filter((display) => display.isPopover_ && isOffered(display)));
	const drawn = all().filter(isOffered);
	for (const display of drawn) {
		const { isPopover_, isHeldOut_, elements_, place_, id_ } = display;
		if (!isPopover_ && !isHeldOut_ && !elements_.some(({ card_ }) => card_)) display.draw_();
		const isThere = (element) => isHeldOut_ ? isPopover_ || isPlaceSeen(element) : element.card_ && isSeen(element.card_);
		const shown = isPopover_ ? elements_.filter((element) => element === place_) : elements_;
		// A display that has begun goes on.
		display.note_(shown.find((element) => isThere(element) && (id_ || !attention.isBusy(element))), passed);
	}
	if (drawn.length) timer = after(step, look);
};

// What the server is asked, and what becomes of its answers.
const answers = {
	wanted_() {
		const wanted = all().filter(({ isWanted_ }) => isWanted_), places = inOrder();
		// What isn't in the page's layout, as in a closed dialog, holds back nothing that is.
		const distance = ({ elements_ }) => Math.min(...elements_.map((element) => {
			if (!element.checkVisibility()) return 2;
			const { top, bottom } = (element.isPopover_ && element.anchor_ || element).getBoundingClientRect();
			return bottom >= 0 && top <= innerHeight ? 0 : 1;
		}));
		const place = ({ elements_: [first] }) => places.indexOf(first);
		wanted.sort((a, b) => distance(a) - distance(b) || place(a) - place(b));
		for (const display of wanted) display.asked_ = display.request_;
		return wanted;
	},
	library_: lists.ask,
	take_(holders, asked, isOther) {
		if (isOther) for (const display of all()) display.change_();
		for (const display of asked) {
			const holder = holders.find(({ dataset: { tip, kind, unknown } }) =>
				tip === display.tip_ && (unknown != null || (kind === "popover") === display.isPopover_));
			// The next page shows what comes up while this one is left.
			if (!display.offer_ && isLeaving) display.asked_ = null;
			else display.take_(holder);
		}
		lists.take(holders.find(({ dataset }) => dataset.kind === "library"));
		if (elements.size) stream.start();
		stream.pass(isOther);
		look();
	},
	clear_() {
		stream.stop();
		for (const display of all()) display.end_("ended");
		lists.clear();
	},
};

// Pages in the background show no tips, and have no stream.
const rest = (isGone) => {
	stream.leave();
	look();
	for (const display of all()) display.report_(!!isGone, isGone ? "left" : null);
	if (isGone != null) {
		messages.leave();
		server.tellLeaving();
	}
};
const wake = () => {
	messages.recall();
	// Another page may have closed a tip meanwhile.
	for (const display of all()) if (display.isOver_ || messages.isClosed(display.tip_)) display.clear_();
	last = now();
	stream.open();
	server.askNow();
	look();
};
const stay = () => {
	isLeaving = false;
	clearTimeout(staying);
	schedule();
};

const report = (kind, message) => server.tell({ kind, ...message }).then(({ refusal }) => {
	if (refusal) say("report", JSON.stringify(message), refusal);
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
	const { navigation } = globalThis;
	navigation?.addEventListener?.("navigate", ({ destination, downloadRequest }) => {
		if (destination.sameDocument || downloadRequest != null) return;
		isLeaving = true;
		clearTimeout(staying);
		staying = after(patience, stay);
	});
	for (const kind of ["navigatesuccess", "navigateerror"]) {
		navigation?.addEventListener?.(kind, () => isLeaving && stay());
	}
	if (parent !== window) {
		askOutside(() => false);
		loadMore().then(({ startFrame }) => askOutside(startFrame()));
	}
	messages.recall();
	server.start(answers);
	// Before what stops the events of tips.
	attention.start();
	presses.start(ownerOf, donate, () => popovers);
	define(schedule);
	loadStyle(schedule);
	server.ask();
	stream.open();
	stream.watchRequests();
	return { donate, set };
};
