// Connects a TipUI root to its session on the server.
import { $, active, addRules, body, box, cards, focus, focusable, inputs, on, parse, popovers, prevent } from "./dom.js";
import Overlays from "./overlays.js";

// The parts are optional modules. A page of another server, over which the root's content is spread, says with the last
// argument how it is found.
export default (root, { Fields, Focus, Keys, Levels, Menus, Motion, Restart, Share }, {
	contains = (tag) => root.contains(tag),
	all = (selector) => [...root.querySelectorAll(selector)],
	// The view that a card points at.
	anchorOf = (holder) => holder.firstElementChild,
	heirs = all, onPost, distribute, clear, onLoss, Source,
} = {}) => {
	let { session, last } = root.dataset;
	const { base } = root.dataset;
	const isWindow = root === body;

	// Posts.
	const pending = [];
	let serial = Date.now(), failures = 0, isRetrying;
	let expected = 0;
	const request = (event) => {
		const body = JSON.stringify({ session, ...event });
		// A connection that doesn't answer in time counts as lost.
		const signal = AbortSignal.timeout(9000);
		return fetch(base + "/event", { method: "POST", body, keepalive: body.length < 16384, signal });
	};
	const send = (event) => {
		// New text replaces that of the last waiting event, unless it is the first event, which may be in flight.
		const waiting = pending.slice(1).pop();
		if (event.isTyped && waiting?.isTyped && waiting.id === event.id) {
			waiting.value = event.value;
			return;
		}
		const count = pending.push({ serial: ++serial, ...event });
		if (count === 1) deliver();
		if (count > 100) console.warn("TipUI: dropped", ...pending.splice(1, 1));
	};
	const deliver = async () => {
		while (pending.length) {
			const [event] = pending;
			const { status, headers } = await request(event).catch(() => ({}));
			if (status === 429) return setTimeout(deliver, (headers.get("Retry-After") || 1) * 1000);
			const hasFailed = status === 404 || !(status < 502);
			isRetrying = hasFailed && ++failures < 5;
			if (isRetrying) return reconnect();
			failures = 0;
			if (pending[0] === event) pending.shift();
			if (hasFailed || status === 413) console.warn("TipUI: dropped", event, status);
			expected = Math.max(expected, headers?.get("Last-Event-ID") || 0);
		}
		delay = 250;
		settle();
		connect();
	};
	const post = (tag, kind, value, isTyped) => {
		// Closing a card marks the whole card as busy.
		onPost?.(tag, kind);
		if (kind !== "change") (tag.closest(".tipui-look-close")?.closest(cards) || tag).dataset.busy = kind;
		send({ id: tag.id, kind, value, isTyped });
	};

	// Patches.
	// The element that takes over the focus when a tag loses it: the next focusable one, or else the last one.
	const heir = (tag) => {
		const others = heirs(focusable).filter((other) => !tag.contains(other));
		return others.find((other) => tag.compareDocumentPosition(other) === 4) || others.pop();
	};
	const slot = (id) => all(`[data-slot="${id}"]`)[0] || $(id);
	const apply = {
		s: ({ rules }) => addRules(rules),
		a: (patch) => levels?.follow(patch),
		i: ({ parent, index, html }) => slot(parent)?.insertBefore(parse(html), slot(parent).children[index]),
		m: ({ id, parent, index }) => {
			const tag = $(id), place = slot(parent);
			if (!tag || !place) return;
			const next = [...place.children].filter((child) => child !== tag)[index];
			place[place.moveBefore ? "moveBefore" : "insertBefore"](tag, next);
		},
		r: ({ id }) => {
			const tag = $(id);
			if (!tag) return;
			const hadFocus = tag.contains(active()), anchor = tag.matches(popovers) ? tag.parentElement : null;
			const next = heir(tag);
			tag.close?.();
			// On a slow connection, a closed card has already faded while it was busy.
			if (tag.exit || tag.matches(cards) && getComputedStyle(tag).opacity > 0.9) fadeOut(tag);
			else tag.remove();
			if (!hadFocus) return;
			overlays.returnFocus(id, anchor);
			const first = anchor ? anchorOf(anchor) : tag;
			for (const place of [first?.matches(focusable) ? first : first?.querySelector(focusable), next]) {
				if (active() === body) focus(place);
			}
		},
		u: ({ id, attrs, inner }) => {
			const tag = $(id);
			if (!tag) return;
			if ("disabled" in attrs && active() === tag) focus(heir(tag));
			for (const name of tag.getAttributeNames()) {
				const kept = /^(id|style|popover|data-side|data-settled|aria-details|inert|open)$/.test(name)
					|| name === "tabindex" && "data-press" in attrs;
				if (!(name in attrs) && !kept) tag.removeAttribute(name);
			}
			for (const name in attrs) tag.setAttribute(name, attrs[name]);
			tag.autoEdge = "";
			if (inner !== undefined) tag.innerHTML = inner;
		},
	};
	const fadeOut = (tag) => {
		const { left, top, width, height } = box(tag);
		tag.className += " tipui-leaving";
		tag.inert = true;
		tag.style.cssText += `;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
		root.append(tag);
		if (tag.exit) tag.exit();
		else setTimeout(() => tag.remove(), 200);
	};
	const settle = () => {
		if (pending.length || expected > last) return;
		for (const tag of all("[data-busy]")) delete tag.dataset.busy;
		fields?.settle();
		focusState?.settle();
	};
	const update = () => {
		distribute?.();
		// Show sheets before settling: the pressed button, which is still marked as busy, is the sheet's opener.
		overlays.showSheets();
		settle();
		for (const tag of all("[data-press]:not(button)")) {
			const inner = ":is(a, button, input, select, textarea, [data-press]):not(:scope :is([data-popover], [popover]) *, .tipui-look-contextMenu)";
			if (tag.querySelector(inner)) continue;
			// A focusable element can't contain a card, so make the anchor focusable instead.
			const target = tag.querySelector(".tipui-anchor > :first-child:not(:has(.tipui-anchor))") || tag;
			target.role ||= "button";
			target.tabIndex = 0;
		}
		watch();
		motion?.measure();
		announce(...all(".tipui-callout"));
		overlays.showPopovers();
		keys?.turn();
		restart?.proceed();
	};
	const repaint = ({ html, rules }) => {
		const [old] = all(".tipui-root"), { id, selectionStart, selectionEnd } = active();
		const offsets = all("[id]").map((tag) => [tag, tag.scrollLeft, tag.scrollTop]);
		addRules(rules);
		clear?.();
		old.replaceWith(parse(html));
		for (const { id, value, checked } of old.querySelectorAll(inputs)) Object.assign($(id) || {}, { value, checked });
		update();
		for (const tag of all(cards)) tag.getAnimations().forEach((animation) => animation.finish());
		if (id) focus($(id) || overlays.lastFocused());
		if (selectionEnd != null) $(id)?.setSelectionRange(selectionStart, selectionEnd);
		for (const [tag, left, top] of offsets) $(tag.id)?.scrollTo(left, top);
	};

	const live = parse('<div class="tipui-visually-hidden" aria-live="polite"></div>');
	root.append(live);
	const announced = new Set(all(".tipui-callout").map(({ id }) => id));
	const announce = (...tags) => {
		for (const tag of tags.filter(({ id }) => !announced.has(id))) {
			announced.add(tag.id);
			// Let the leaving card fade out before the new one appears.
			if (all(".tipui-leaving")[0]) tag.style.animationDelay = "0.16s";
			say(tag.innerText);
		}
	};
	const say = (textContent) => {
		const text = Object.assign(document.createElement("p"), { textContent });
		live.append(text);
		setTimeout(() => text.remove(), 4000);
	};

	// Elements in the window are reported once scrolling stops, since elements that scroll past aren't seen.
	const inWindow = {};
	let unsaid = {}, resting, said = Promise.resolve();
	const windowed = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			for (const holder of holders()) if (anchorOf(holder) === target) unsaid[holder.id] = isIntersecting;
		}
		scheduleRest();
	});
	const scheduleRest = () => {
		clearTimeout(resting);
		resting = setTimeout(rest, stream ? 150 : 0);
	};
	const holders = () => all("[data-ev~=visibility]");
	// An anchor may come, go and be replaced while its holder stays.
	const watched = {};
	const watch = () => {
		for (const holder of holders()) {
			const anchor = anchorOf(holder), { id } = holder;
			if (anchor === watched[id]) continue;
			watched[id] = anchor;
			if (anchor) {
				// An anchor that is observed already is reported once more.
				windowed.unobserve(anchor);
				windowed.observe(anchor);
			} else {
				unsaid[id] = false;
				scheduleRest();
			}
		}
	};
	const note = (tag, width, height) => {
		unsaid[tag.id] = width + " " + height;
		scheduleRest();
	};
	const rest = () => {
		Object.assign(inWindow, unsaid);
		sayWindow(unsaid);
		unsaid = {};
		overlays.arrange();
	};
	// Reports are sent one at a time; a reconnected page reports all elements.
	const sayWindow = (news) => {
		if (root.dataset.connected == null || !Object.keys(news)[0]) return;
		said = said.then(() => request({ kind: "window", inWindow: news }))
			.then(({ status }) => status === 429 && setTimeout(sayWindow, 1000, inWindow), () => {});
	};

	// Input.
	const nearest = (target, selector) => {
		const tag = contains(target) ? target.closest(selector) : null;
		return tag?.contains(target.closest("[popover], [popovertarget]")) ? null : tag;
	};
	const answering = (target, kind) => nearest(target, `[data-ev~="${kind}"]`);
	let pressed;
	// Scrolls back a row whose actions a swipe revealed.
	const hide = (actions) => {
		const row = actions.parentElement;
		const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
		row.scrollBy({ left: box(actions).left - box(row).left, behavior });
	};
	on("pointerdown", (event) => {
		pressed = event;
		for (const actions of all(".tipui-actions")) if (!actions.contains(event.target)) hide(actions);
	});
	const isFar = ({ clientX, clientY }) => Math.hypot(clientX - pressed?.clientX, clientY - pressed?.clientY) > 10;
	const isLong = ({ timeStamp }) => timeStamp - pressed?.timeStamp > 500;
	const isPressed = (tag) => tag === pressed?.target;

	const page = {
		root, isWindow, contains, all, anchorOf, live, inWindow, nearest, answering, isFar, isLong, isPressed, send, post, announce, say, note,
	};
	const restart = page.restart = Restart?.(page);
	const fields = Fields?.(page), keys = Keys?.(page), levels = Levels?.(page), menus = Menus?.(page);
	Share?.(page);
	const motion = Motion?.(page), focusState = Focus?.(page), overlays = Overlays(page);

	on("click", (event) => {
		const { target } = event, wasLong = menus?.wasHeld(target), tag = answering(target, "tap");
		if (!wasLong) overlays.leave(event);
		if (target.popoverTargetElement) return;
		const link = nearest(target, "a[href]");
		if (wasLong) return prevent(event);
		if (link || tag) menus?.close();
		// A press by keyboard has the detail 0.
		if (!tag || tag.contains(link) || event.detail % (tag.dataset.taps ?? 1)) return;
		prevent(event);
		post(tag, "tap");
		// The actions of a row close when one of them is pressed.
		const actions = nearest(tag, ".tipui-actions");
		if (!actions) return;
		actions.open = false;
		focus(actions.firstElementChild);
		hide(actions);
	});
	on("submit", (event) => contains(event.target) && prevent(event));
	on("keydown", (event) => {
		const { key, target } = event;
		// Ignore keys that are already handled, and keys of an input method.
		if (event.defaultPrevented || event.keyCode === 229) return;
		if (contains(target) && menus?.move(event)) prevent(event);
		else if (fields?.takeKey(event) || overlays.takeKey(event)) return;
		else if (keys?.takeKey(event)) prevent(event);
		else if (/^( |Enter)$/.test(key) && contains(target) && target.role === "button") {
			prevent(event);
			if (!event.repeat) target.click();
		}
	});

	// The stream.
	let stream, delay = 250;
	const disconnect = () => {
		delete root.dataset.connected;
		stream = stream?.close();
	};
	const renew = (wait) => isWindow ? setTimeout(() => {
		history.replaceState({ ...history.state, restart: restart.note(pending) }, "");
		location.reload();
	}, wait) : onLoss ? onLoss(resume, reconnect) : root.remove();
	const resume = (opened) => {
		({ session, last } = opened);
		repaint(opened);
		connect();
	};
	const reconnect = () => {
		disconnect();
		root.dataset.lost = "";
		setTimeout(async () => {
			// An event stream doesn't report why it ended.
			const { status } = await fetch(`${base}/alive?session=${session}`).catch(() => ({}));
			if (status === 404) renew(3000 - performance.now());
			else connect();
		}, delay);
		delay = Math.min(delay * 2, 5000);
	};
	const connect = () => {
		if (stream || isLeaving || document.hidden) return;
		const source = stream = new (Source || EventSource)(`${base}/stream?session=${session}&last=${last}`);
		stream.onopen = () => {
			root.dataset.connected = "";
			delete root.dataset.lost;
			sayWindow(inWindow);
			if (isRetrying) {
				isRetrying = false;
				deliver();
			} else delay = 250;
		};
		const receive = (kind, handle) => source.addEventListener(kind, ({ data, lastEventId }) => {
			if (stream !== source) return;
			last = lastEventId || last;
			handle(JSON.parse(data));
		});
		receive("message", (patches) => {
			for (const patch of patches) (apply[patch.op] || motion?.[patch.op])?.(patch);
			update();
		});
		receive("repaint", repaint);
		receive("url", openURL);
		receive("replaced", disconnect);
		receive("suspend", () => {
			delay = 60000;
			reconnect();
		});
		stream.onerror = reconnect;
	};
	let lastURL = 0;
	const openURL = ({ number, url }) => {
		if (number <= lastURL) return;
		lastURL = number;
		let opened;
		if (/^https?:/i.test(url)) opened = window.open(url, "_blank");
		else if (/^(mailto|tel):/i.test(url)) location.href = opened = url;
		if (opened?.opener) opened.opener = null;
		send({ kind: "opened", number, ok: !!opened });
	};
	let hiding, isLeaving;
	on("visibilitychange", async () => {
		await hiding;
		if (!document.hidden) return connect();
		disconnect();
		if (!isLeaving) hiding = request({ kind: "hidden" }).catch(() => {});
	}, true);
	on("pagehide", () => {
		isLeaving = true;
		disconnect();
		navigator.sendBeacon(base + "/end", session);
	});
	on("pageshow", ({ persisted }) => persisted && renew(isLeaving = 0));

	if (isWindow) history.replaceState(history.state, "", root.dataset.address + location.hash);
	fields?.begin();
	restart?.begin();
	update();
	if (document.readyState === "complete") connect();
	else on("load", connect);
	return { watch, overlays, session: () => session };
};
