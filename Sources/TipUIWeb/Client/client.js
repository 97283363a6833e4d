// Keeps the roots of TipUI in a document alive.
const { body } = document;
const $ = (id) => document.getElementById(id);
const on = addEventListener;
const prevent = (event) => event.preventDefault();
const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
const active = () => document.activeElement;
const focus = (tag) => tag?.focus({ preventScroll: true });
const box = (tag) => tag.getBoundingClientRect();
const popovers = "[data-popover]:not(.tipui-leaving)";
const cards = ".tipui-callout, .tipui-popover";
const focusable = ":is(a[href], button, input, [tabindex='0']):not(:disabled)";
const at = (name) => new URL(name + "?v={parts}", import.meta.url);
// A part that is loaded with the first news for it, and anew if it couldn't be: browsers don't ask twice for one address.
const later = (name, ...needs) => {
	let part, again = "";
	const load = async () => (await import(at(name + ".js") + again)).default(...needs);
	return async (news) => (await (part ??= load().catch(() => (again += "&", part = null))))?.(news);
};
// The rules for what few pages begin with stand before the rules of a page's own.
let furtherRules;
const addFurtherRules = () => furtherRules ??= document.querySelector("[href*='/further.css']") || new Promise((resolve) => {
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: at("further.css"), onload: resolve });
	link.onerror = () => resolve(furtherRules = link.remove());
	(document.querySelector("[href*='/tipui.css']") || document.head.lastChild).after(link);
});

const sheet = new CSSStyleSheet();
const known = new Set();
document.adoptedStyleSheets.push(sheet);
const addRules = ({ rules }) => {
	for (const rule of rules) {
		if (!known.has(rule)) sheet.insertRule(rule, known.size);
		known.add(rule);
	}
};

export const start = (root) => {
	const { session, base } = root.dataset;
	const isWindow = root === body;
	const all = (selector) => [...root.querySelectorAll(selector)];
	// A page comes with its ids as runs of numbers, in the order of the document.
	const [prefix, ...runs] = root.dataset.ids.split(" ");
	const ids = runs.flatMap((run) => {
		const [first, count] = run.split("+").map(Number);
		return Array.from({ length: count | 0 }, (_, place) => prefix + (first + place));
	});
	for (const tag of all("[data-numbered], [data-ev]")) {
		tag.id = ids.shift();
		delete tag.dataset.numbered;
	}

	// Posts.
	const pending = [];
	let serial = Date.now(), failures = 0, isRetrying;
	let expected = 0;
	const request = (event) => {
		const body = JSON.stringify({ session, ...event });
		// A line that gives no answer is lost.
		const signal = AbortSignal.timeout(9000);
		return fetch(base + "/event", { method: "POST", body, keepalive: body.length < 16384, signal });
	};
	const send = (event) => {
		// What is typed on takes the place of what waits; the first may be on its way.
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
		// What a close button closes goes with it.
		if (kind !== "change") (tag.closest(".tipui-look-close")?.closest(cards) || tag).dataset.busy = kind;
		send({ id: tag.id, kind, value, isTyped });
	};

	// Patches.
	// What has the focus after something that can't have it any more: what follows, or else what is last.
	const heir = (tag) => {
		const others = all(focusable).filter((other) => !tag.contains(other));
		return others.find((other) => tag.compareDocumentPosition(other) === 4) || others.pop();
	};
	const slot = (id) => all(`[data-slot="${id}"]`)[0] || $(id);
	const apply = {
		s: addRules,
		// It told that the further part is needed.
		f: () => {},
		a: (patch) => isWindow && follow(patch),
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
			// One that was closed on a slow line has faded already.
			if (tag.matches(cards) && getComputedStyle(tag).opacity > 0.9) fadeOut(tag);
			else tag.remove();
			if (!hadFocus) return;
			further?.returnFocus(id, anchor);
			for (const place of [(anchor || tag).querySelector(focusable), next]) {
				if (active() === body) focus(place);
			}
		},
		u: ({ id, attrs, inner }) => {
			const tag = $(id);
			if (!tag) return;
			if ("disabled" in attrs && active() === tag) focus(heir(tag));
			for (const name of tag.getAttributeNames()) {
				const kept = /^(id|style|popover|data-side|inert|open)$/.test(name)
					|| name === "tabindex" && "data-press" in attrs;
				if (!(name in attrs) && !kept) tag.removeAttribute(name);
			}
			for (const name in attrs) tag.setAttribute(name, attrs[name]);
			tag.autoEdge = "";
			if (inner !== undefined) tag.innerHTML = inner;
		},
	};
	const fadeOut = (tag) => {
		const { left, top, width } = box(tag);
		tag.className += " tipui-leaving";
		tag.inert = true;
		tag.style.cssText += `;left:${left}px;top:${top}px;width:${width}px`;
		root.append(tag);
		setTimeout(() => tag.remove(), 200);
	};
	const settle = () => {
		if (pending.length || expected > last) return;
		for (const tag of all("[data-busy]")) delete tag.dataset.busy;
		further?.settleFields();
	};
	const update = () => {
		settle();
		for (const tag of all("[data-press]:not(button)")) {
			const inner = ":is(a, button, input, [data-press]):not(:scope :is([data-popover], [popover]) *, .tipui-look-contextMenu)";
			if (tag.querySelector(inner)) continue;
			// What takes focus can't hold a card.
			const target = tag.querySelector(".tipui-anchor > :first-child:not(:has(.tipui-anchor))") || tag;
			target.role ||= "button";
			target.tabIndex = 0;
		}
		for (const tag of all("[data-ev~=visibility] > :first-child")) windowed.observe(tag);
		further?.showSheets();
		announce(...all(".tipui-callout"));
		further?.showPopovers();
	};

	// Levels. What the page is like when one comes or goes counts, also while the part that needs it is on its way.
	const levels = later("levels", root, send);
	const follow = (patch) => levels({ ...patch, top: scrollY, focused: active().id });

	const live = parse('<div class="tipui-visually-hidden" aria-live="polite"></div>');
	root.append(live);
	const announced = new Set(all(".tipui-callout").map(({ id }) => id));
	// Of several tips that come together the titles are said, and of one all.
	const announce = (...tags) => {
		const fresh = tags.filter(({ id }) => !announced.has(id));
		if (!fresh.length) return;
		for (const tag of fresh) {
			announced.add(tag.id);
			// What goes has gone before what comes.
			if (all(".tipui-leaving")[0]) tag.style.animationDelay = "0.16s";
		}
		const text = new Text(fresh.length > 1 ? fresh.map((tag) => tag.ariaLabel).join(", ") : fresh[0].innerText);
		live.append(text);
		setTimeout(() => text.remove(), 4000);
	};

	// What is in the window is said once the page rests there: what flies past isn't seen.
	const inWindow = {};
	let unsaid = {}, resting, said = Promise.resolve();
	const windowed = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			const id = target.parentElement?.id;
			if (target.isConnected) unsaid[id] = isIntersecting;
			else delete inWindow[id];
		}
		clearTimeout(resting);
		resting = setTimeout(rest, stream ? 150 : 0);
	});
	const rest = () => {
		Object.assign(inWindow, unsaid);
		sayWindow(unsaid);
		unsaid = {};
		further?.arrange();
	};
	// One after the other; a page that comes back says all.
	const sayWindow = (news) => {
		if (root.dataset.connected == null || !Object.keys(news)[0]) return;
		said = said.then(() => request({ kind: "window", inWindow: news }))
			.then(({ status }) => status === 429 && setTimeout(sayWindow, 1000, inWindow), () => {});
	};

	const nearest = (target, selector) => {
		const tag = root.contains(target) ? target.closest(selector) : null;
		return tag?.contains(target.closest("[popover], [popovertarget]")) ? null : tag;
	};
	const answering = (target, kind) => nearest(target, `[data-ev~="${kind}"]`);
	let pressed, down;
	const isFar = ({ clientX, clientY }) => Math.hypot(clientX - pressed?.clientX, clientY - pressed?.clientY) > 10;
	on("pointerdown", (event) => down = pressed = event);
	for (const kind of ["pointerup", "pointercancel"]) on(kind, () => down = null);
	// Menus, and presses that last: their part comes with the first sign of somebody who could want it.
	let menus;
	const loadMenus = later("menus", root, focusable, nearest, answering, isFar, post);
	for (const kind of ["pointermove", "pointerdown", "focusin"]) {
		on(kind, async (event) => {
			loadFurther();
			if (menus || !all("[aria-haspopup], [data-ev~=longPress]")[0]) return;
			menus = await loadMenus();
			if (down === event) menus?.begin(event);
		}, true);
	}
	// The first press may ask for a menu before the part is there.
	on("contextmenu", async (event) => {
		if (menus || !answering(event.target, "longPress")) return;
		prevent(event);
		(await loadMenus())?.openContext(event);
	});
	on("click", (event) => {
		const { target } = event, wasLong = menus?.wasHeld(target), tag = answering(target, "tap");
		if (!wasLong) further?.leave(event);
		if (target.popoverTargetElement) return;
		const link = nearest(target, "a[href]");
		if (wasLong) return prevent(event);
		if (link || tag) menus?.close();
		if (!tag || tag.contains(link)) return;
		prevent(event);
		post(tag, "tap");
	});
	on("input", async (event) => (further || await loadFurther()).change(event));
	on("submit", (event) => root.contains(event.target) && prevent(event));
	on("keydown", (event) => {
		const { key, target } = event;
		// It is another's key.
		if (event.defaultPrevented || event.keyCode === 229) return;
		if (!menus && /^Arrow/.test(key) && root.contains(target) && target.closest("[aria-haspopup], [role=menu]")) {
			prevent(event);
			loadMenus().then((part) => part?.move(event));
		} else if (root.contains(target) && menus?.move(event)) prevent(event);
		else if (further?.takeKey(event)) {
			// A field's, or one that closes what lies over the page.
		} else if (/^( |Enter)$/.test(key) && root.contains(target) && target.role === "button") {
			prevent(event);
			if (!event.repeat) target.click();
		}
	});

	// The stream.
	let stream, news = Promise.resolve(), { last } = root.dataset, delay = 250;
	const disconnect = () => {
		delete root.dataset.connected;
		stream = stream?.close();
	};
	// The page that takes the place of this one, whose state is gone, is given what was typed.
	const renew = (wait) => isWindow ? setTimeout(() => {
		history.replaceState({ ...history.state, typed: further?.typed() || [] }, "");
		location.reload();
	}, wait) : root.remove();
	const reconnect = () => {
		disconnect();
		root.dataset.lost = "";
		setTimeout(async () => {
			// A stream doesn't say why it ended.
			const { status } = await fetch(`${base}/alive?session=${session}`).catch(() => ({}));
			if (status === 404) renew(3000 - performance.now());
			else connect();
		}, delay);
		delay = Math.min(delay * 2, 5000);
	};
	const connect = () => {
		if (stream || isLeaving || document.hidden) return;
		const source = stream = new EventSource(`${base}/stream?session=${session}&last=${last}`);
		stream.onopen = () => {
			root.dataset.connected = "";
			delete root.dataset.lost;
			sayWindow(inWindow);
			if (isRetrying) {
				isRetrying = false;
				deliver();
			} else delay = 250;
		};
		// What was read and couldn't be carried out before the stream ended comes again with the next.
		const receive = (kind, handle) => source.addEventListener(kind, ({ data, lastEventId }) => news = news.then(async () => {
			const content = JSON.parse(data);
			if (kind === "repaint" || content.some?.(({ op }) => op === "f")) await loadFurther();
			if (stream !== source) return;
			last = lastEventId || last;
			handle(content);
		}).catch(reportError));
		receive("message", (patches) => {
			for (const patch of patches) apply[patch.op](patch);
			update();
		});
		receive("repaint", (content) => further.repaint(content));
		receive("url", openURL);
		receive("replaced", disconnect);
		receive("suspend", () => {
			delay = 60000;
			reconnect();
		});
		stream.onerror = reconnect;
	};
	const openURL = later("urls", send);
	// What few pages begin with; nothing of it is drawn before it is there.
	let further, coming;
	const hands = later(
		"further", [$, on, prevent, parse, active, focus, box, addRules], [popovers, cards, focusable], root, all, live, inWindow,
		isFar, answering, nearest, (tag) => tag === pressed?.target, post, announce, update,
	);
	const loadFurther = () => coming ??= (async () => {
		let part, rules;
		while (!part || !rules) {
			[part, rules] = await Promise.all([hands(), addFurtherRules()]);
			if (!part || !rules) await new Promise((resolve) => setTimeout(resolve, 1000));
		}
		further = part;
		part.begin();
		return part;
	})();
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
	on("pageshow", (event) => event.persisted && renew());

	if (isWindow) {
		const { address: path } = root.dataset, state = history.state;
		history.replaceState(state, "", path + location.hash);
		if (state?.count >= 0) follow({ path, title: document.title });
	}
	update();
	// The server links the rules of what a page has from the start; one whose server was started again has something to say.
	if (!isWindow || history.state?.typed || document.querySelector("[href*='/further.css']")) loadFurther();
	if (document.readyState === "complete") connect();
	else on("load", connect);
};
document.querySelectorAll(".tipui[data-session]").forEach(start);
