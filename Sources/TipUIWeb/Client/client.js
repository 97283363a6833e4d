// Keeps the roots of TipUI in a document alive.
const { body } = document;
const $ = (id) => document.getElementById(id);
const on = addEventListener;
const prevent = (event) => event.preventDefault();
const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
const active = () => document.activeElement;
const focus = (tag) => tag?.focus({ preventScroll: true });
const box = (tag) => tag.getBoundingClientRect();
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
const isUpright = (side) => /top|bottom/.test(side);
const popovers = "[data-popover]:not(.tipui-leaving)";
const cards = ".tipui-callout, .tipui-popover";
const focusable = ":is(a[href], button, input, [tabindex='0']):not(:disabled)";
// A part that few pages need, and what it gives for them.
const load = async (name, ...needs) => (await import(new URL(name + ".js?v={parts}", import.meta.url))).default(...needs);
// One that is loaded with the first news for it, and anew if it couldn't be.
const later = (...needs) => {
	let part;
	return async (news) => (await (part ??= load(...needs).catch(() => part = null)))?.(news);
};

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
			if (anchor) isolate();
			for (const place of [$(openers[id]), anchor && lastFocus, (anchor || tag).querySelector(focusable), next]) {
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
		for (const tag of all("input")) {
			tag.checked = tag.defaultChecked;
			if (tag.type !== "text" || tag.value === tag.defaultValue) continue;
			const rest = tag.value.length - tag.selectionEnd;
			tag.value = tag.defaultValue;
			tag.selectionStart = tag.selectionEnd = tag.value.length - rest;
		}
	};
	let lastFocus;
	on("focusin", ({ target }) => {
		if (!target.closest(popovers)) lastFocus = target;
		schedule();
	});
	const repaint = ({ html, rules }) => {
		const [old] = all(".tipui-root"), { id, selectionStart, selectionEnd } = active();
		const offsets = all("[id]").map((tag) => [tag, tag.scrollLeft, tag.scrollTop]);
		addRules({ rules });
		old.replaceWith(parse(html));
		for (const { id, value, checked } of old.querySelectorAll("input")) Object.assign($(id) || {}, { value, checked });
		if (!lastFocus?.isConnected) lastFocus = $(lastFocus?.id);
		update();
		for (const tag of all(cards)) tag.getAnimations().forEach((animation) => animation.finish());
		if (id) focus($(id) || lastFocus);
		if (selectionEnd != null) $(id)?.setSelectionRange(selectionStart, selectionEnd);
		for (const [tag, left, top] of offsets) $(tag.id)?.scrollTo(left, top);
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
		showSheets();
		for (const tag of all("[data-ev~=visibility] > :first-child")) windowed.observe(tag);
		announce(...all(".tipui-callout"));
		showPopovers();
		arrange();
	};

	// Levels. What the page is like when one comes or goes counts, also while the part that needs it is on its way.
	const levels = later("levels", root, send);
	const follow = (patch) => levels({ ...patch, top: scrollY, focused: active().id });

	// Sheets.
	const sheets = () => all("dialog[open]");
	const openers = {};
	const showSheets = () => {
		for (const tag of all("dialog:not([open])")) {
			openers[tag.id] ??= active().id;
			tag.showModal();
		}
		const top = sheets().pop() || root;
		if (live.parentElement !== top) {
			live.textContent = "";
			top.append(live);
		}
	};
	on("cancel", (event) => {
		if (!root.contains(event.target)) return;
		prevent(event);
		dismiss(event.target);
	}, true);
	const dismiss = (tag) => /dismiss/.test(tag.dataset.ev) && post(tag, "dismiss");

	const live = parse('<div class="tipui-visually-hidden" aria-live="polite"></div>');
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
		arrange();
	};
	// One after the other; a page that comes back says all.
	const sayWindow = (news) => {
		if (root.dataset.connected == null || !Object.keys(news)[0]) return;
		said = said.then(() => request({ kind: "window", inWindow: news }))
			.then(({ status }) => status === 429 && setTimeout(sayWindow, 1000, inWindow), () => {});
	};

	// Popovers.
	const opened = () => all(popovers + ":popover-open")[0];
	const seen = () => all(popovers + ":popover-open:not([style*=hidden])")[0];
	const modal = () => seen()?.closest("[data-modal]");
	const schedule = () => requestAnimationFrame(arrange);
	const resizes = new ResizeObserver(schedule);
	const showPopovers = () => {
		const card = opened() || all(popovers)[0];
		if (card && !opened()) {
			card.popover = "manual";
			card.showPopover();
			place(card);
		}
		isolate(modal());
		if (modal() && !modal().contains(active())) focus(card.querySelector(focusable) || card);
		resizes.disconnect();
		for (const tag of [root, card, card?.parentElement]) if (tag) resizes.observe(tag);
	};
	// What holds a card can't be inert itself.
	let isolated = [];
	const isolate = (card) => {
		for (const tag of isolated) tag.inert = false;
		isolated = [];
		for (const tag of all("[tabindex='-1']")) tag.tabIndex = 0;
		for (let tag = card; tag && tag !== body; tag = tag.parentElement) {
			if (tag === card || tag.matches(focusable)) tag.tabIndex = -1;
			isolated.push(...[...tag.parentElement.children].filter((child) => child !== tag && !child.inert));
		}
		for (const tag of isolated) tag.inert = true;
	};
	const point = (card, place) => card.style.setProperty("--arrow", place + "px");
	const aimArrows = () => {
		for (const tip of all("[data-points-at]")) {
			const anchor = all("[data-anchor]").find((tag) => tag.dataset.anchor === tip.dataset.pointsAt);
			if (!anchor) continue;
			const [x, y] = middle(box(anchor)), rect = box(tip), { dataset } = tip;
			if (!dataset.edge || tip.autoEdge) dataset.edge = tip.autoEdge = y < middle(rect)[1] ? "top" : "bottom";
			point(tip, (isUpright(dataset.edge) ? x - rect.left : y - rect.top) - tip.clientLeft);
		}
	};
	const part = (rect, at, rtl) => {
		if (!at) return rect;
		const [x, y, width, height] = at.split(" ").map(Number);
		return height >= 0 ? new DOMRect(rect.left + x, rect.top + y, width, height)
			: new DOMRect(rect.left + (rtl ? 1 - x : x) * rect.width, rect.top + y * rect.height);
	};
	const covers = ({ left, top, right, bottom }, [x, y]) => x >= left && x <= right && y >= top && y <= bottom;
	const place = (card) => {
		const margin = 16, rim = 8, gap = 14;
		const { clientWidth: width, clientHeight: height } = document.documentElement;
		const rtl = card.matches(":dir(rtl)");
		const a = part(box(card.parentElement.firstElementChild), card.dataset.at, rtl), [cx, cy] = middle(a);
		const away = inWindow[card.parentElement.id] === false
			|| a.bottom < 0 || a.top > height || a.right < 0 || a.left > width;
		card.style = away ? "visibility:hidden" : "";
		if (away) return;
		if (!modal()) announce(card);
		const { offsetWidth: w, offsetHeight: h } = card;
		const named = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" };
		const room = {
			top: height - a.bottom - gap - rim, bottom: a.top - gap - rim,
			left: width - a.right - gap - margin, right: a.left - gap - margin,
		};
		const fits = (side) => room[side] >= (isUpright(side) ? h : w);
		const side = card.dataset.edge.split(" ").map((edge) => named[edge] || edge).find(fits)
			|| (room.top >= room.bottom ? "top" : "bottom");
		const upright = isUpright(side);
		// Where there is hardly any room the card covers its anchor rather than itself.
		const shown = Math.min(h, height - 2 * rim, upright ? Math.max(room[side], 200) : h);
		const x = upright ? clamp(cx - w / 2, margin, width - w - margin)
			: side === "left" ? a.right + gap : a.left - gap - w;
		const y = clamp(!upright ? cy - shown / 2 : side === "top" ? a.bottom + gap : a.top - gap - shown,
			rim, height - shown - rim);
		card.style.cssText += `;left:${x}px;top:${y}px` + (shown < h ? `;max-height:${shown}px` : "");
		// Who comes by keyboard sees what has the focus.
		const focused = root.querySelector(":focus-visible");
		if (focused && !modal() && !card.contains(focused) && covers(box(card), middle(box(focused)))) card.style.visibility = "hidden";
		card.dataset.side = side;
		point(card, upright ? cx - x : cy - y);
	};
	const arrange = () => {
		aimArrows();
		const card = opened(), wasSeen = seen();
		if (!card) return;
		place(card);
		if (wasSeen !== seen()) isolate(modal());
	};
	on("scroll", schedule, true);
	on("resize", schedule);
	on("animationend", schedule);
	for (const kind of ["pointerdown", "mousedown", "click"]) {
		on(kind, (event) => {
			if (!event.isTrusted || !modal() || modal().contains(event.target)) return;
			prevent(event);
			event.stopImmediatePropagation();
		}, true);
	}

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
	// A press on nothing closes a popover, and one on something else sets it aside; a drag does neither, nor does a key.
	const leavePopover = (event) => {
		const { target } = event, card = seen();
		if (!card || !event.detail || card.parentElement.contains(target)) return;
		if (target.closest("a, button, input, select, textarea, label, summary, [role=button], [data-press]")) post(card, "setAside");
		else if (!isFar(event)) dismiss(card);
	};
	on("click", (event) => {
		const { target } = event, wasLong = menus?.wasHeld(target), tag = answering(target, "tap");
		if (!wasLong) leavePopover(event);
		if (target.popoverTargetElement) return;
		if (nearest(target, "dialog") === target && target === pressed?.target) dismiss(target);
		const link = nearest(target, "a[href]");
		if (target.closest("a[href], label")?.contains(target.closest(popovers))) prevent(event);
		if (wasLong) return prevent(event);
		if (link || tag) menus?.close();
		if (!tag || tag.contains(link)) return;
		prevent(event);
		post(tag, "tap");
	});
	on("submit", (event) => root.contains(event.target) && prevent(event));
	on("keydown", (event) => {
		const { key, target } = event, layer = seen() || sheets().pop();
		// It is another's key.
		if (event.defaultPrevented || event.keyCode === 229) return;
		if (!menus && root.contains(target) && target.closest("[aria-haspopup], [role=menu]")) {
			if (/^Arrow/.test(key)) prevent(event);
			loadMenus().then((part) => part?.move(event));
		} else if (root.contains(target) && menus?.move(event)) prevent(event);
		else if (key === "Escape" && layer) {
			prevent(event);
			dismiss(layer);
		} else if (key === "Enter" && answering(target, "submit")) post(target, "submit", target.value);
		else if (/^( |Enter)$/.test(key) && root.contains(target) && target.role === "button") {
			prevent(event);
			if (!event.repeat) target.click();
		}
	});
	const postChange = ({ target }) => {
		const tag = answering(target, "change");
		if (tag) target.type === "checkbox" ? post(tag, "change", String(target.checked)) : post(tag, "change", target.value, true);
	};
	on("input", postChange);

	// The stream.
	let stream, { last } = root.dataset, delay = 250;
	const disconnect = () => {
		delete root.dataset.connected;
		stream = stream?.close();
	};
	const fields = () => all("[type=text]");
	// The page that takes the place of this one, whose state is gone, is given what was typed.
	const renew = (wait) => isWindow ? setTimeout(() => {
		const typed = fields().map(({ ariaLabel, value }) => [ariaLabel, value]);
		history.replaceState({ ...history.state, typed }, "");
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
		stream = new EventSource(`${base}/stream?session=${session}&last=${last}`);
		stream.onopen = () => {
			root.dataset.connected = "";
			delete root.dataset.lost;
			sayWindow(inWindow);
			if (isRetrying) {
				isRetrying = false;
				deliver();
			} else delay = 250;
		};
		const receive = (kind, handle) => stream.addEventListener(kind, ({ data, lastEventId }) => {
			last = lastEventId || last;
			handle(JSON.parse(data));
		});
		receive("message", (patches) => {
			for (const patch of patches) apply[patch.op](patch);
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
	const openURL = later("urls", send);
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
		const { address: path } = root.dataset, { typed, ...state } = history.state || {};
		history.replaceState(state, "", path + location.hash);
		if (state.count >= 0) follow({ path, title: document.title });
		if (typed) {
			// A moment later it is a change, which is read aloud.
			setTimeout(() => root.dataset.anew = "", 500);
			setTimeout(() => delete root.dataset.anew, 8000);
			fields().forEach((tag, place) => {
				const [label, value] = typed[place] || [];
				if (label === tag.ariaLabel && !tag.value) tag.value = value;
			});
		}
	}
	// Typed before this ran.
	for (const target of fields()) if (target.value !== target.defaultValue) postChange({ target });
	update();
	if (document.readyState === "complete") connect();
	else on("load", connect);
};
document.querySelectorAll(".tipui[data-session]").forEach(start);
