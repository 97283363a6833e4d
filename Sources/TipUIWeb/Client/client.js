// Keeps a page of TipUI alive (a module): applies patches, posts what a person does, shows popovers and sheets.
const { body, documentElement: root } = document;
const { session } = body.dataset;
const $ = (id) => document.getElementById(id);
const on = addEventListener;
const prevent = (event) => event.preventDefault();
// The cards of popovers.
const cards = "[data-popover]:not(.leaving)";
const all = (selector) => [...document.querySelectorAll(selector)];

// Posts, one after the other so that they arrive in order. One that failed waits for the stream to be back and goes
// again: at least once. The server knows by its serial whether it had arrived after all, so that no press counts twice.
const waiting = [];
let serial = Date.now(), failures = 0, isLost = false;
// The number of the last batch that follows from what was posted.
let due = 0;
const request = (event) => {
  const body = JSON.stringify({ session, ...event });
  // Browsers let a page leave little behind that is still to be sent.
  return fetch("/_tipui/event", { method: "POST", body, keepalive: body.length < 16384 });
};
const send = (event) => {
  const count = waiting.push({ serial: ++serial, ...event });
  if (count === 1) deliver();
  // The first may be on its way.
  if (count > 100) console.warn("TipUI: dropped, too many wait", ...waiting.splice(1, 1));
};
const deliver = async () => {
  while (waiting.length) {
    const [event] = waiting;
    const { status, headers } = await request(event).catch(() => ({}));
    if (status === 429) return setTimeout(deliver, (headers.get("Retry-After") || 1) * 1000);
    // A gateway that has lost its server is as good as no answer, and a server its session, whose stream may be open
    // still. What never gets through must not hold up the rest.
    const isUnheard = status === 404 || !(status < 502);
    isLost = isUnheard && ++failures < 5;
    if (isLost) return lose();
    failures = 0;
    if (waiting[0] === event) waiting.shift();
    if (isUnheard || status === 413) console.warn(`TipUI: dropped, ${status || "unsent"}`, event);
    due = Math.max(due, headers?.get("Last-Event-ID") || 0);
  }
  wait = 250;
  hear();
  connect();
};
const post = ({ id }, kind, value) => send({ id, kind, value });

// Patches.
const sheet = new CSSStyleSheet();
const known = new Set();
document.adoptedStyleSheets.push(sheet);
const addRules = ({ rules }) => {
  for (const rule of rules) {
    if (!known.has(rule)) sheet.insertRule(rule, known.size);
    known.add(rule);
  }
};
const slot = (id) => all(`[data-slot="${id}"]`)[0] || $(id);
const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
const apply = {
  s: addRules,
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
    const hadFocus = tag.contains(active()), anchor = tag.matches(cards) && tag.parentElement;
    const next = all(focusable).find((other) => tag.compareDocumentPosition(other) === 4);
    // A sheet that is closed gives the focus back, one that was painted anew doesn't know to whom.
    tag.close?.();
    if (tag.matches(".callout, .popover")) leave(tag);
    else tag.remove();
    if (!hadFocus) return;
    if (anchor) isolate();
    // Focus that goes with a popover returns to where it was before, or to the anchor; else what follows takes it.
    if (active() === body) {
      focus($(openers[id]) || anchor && (before?.isConnected ? before : anchor.querySelector(focusable)) || next);
    }
  },
  u: ({ id, attrs, inner }) => {
    const tag = $(id);
    if (!tag) return;
    for (const name of tag.getAttributeNames()) {
      const kept = /^(id|style|popover|data-side|inert|open)$/.test(name)
        || name === "tabindex" && "data-press" in attrs;
      if (!(name in attrs) && !kept) tag.removeAttribute(name);
    }
    for (const name in attrs) tag.setAttribute(name, attrs[name]);
    tag.facing = "";
    if (inner !== undefined) tag.innerHTML = inner;
  },
};
// A tip fades where it stood.
const leave = (tag) => {
  const { left, top, width } = box(tag);
  tag.className += " leaving";
  tag.inert = true;
  tag.style.cssText += `;left:${left}px;top:${top}px;width:${width}px`;
  body.append(tag);
  setTimeout(() => tag.remove(), 200);
};
// What a person typed stands until the server has had it and its patches up to then are here; then its word counts.
const hear = () => {
  if (waiting.length || due > last) return;
  for (const tag of all("input")) {
    tag.checked = tag.defaultChecked;
    if (tag.type !== "text" || tag.value === tag.defaultValue) continue;
    const rest = tag.value.length - tag.selectionEnd;
    tag.value = tag.defaultValue;
    // The caret stays before what followed it.
    tag.selectionStart = tag.selectionEnd = tag.value.length - rest;
  }
};

const focusable = ":is(a[href], button, input, [tabindex='0']):not(:disabled)";
const active = () => document.activeElement;
const focus = (tag) => tag?.focus({ preventScroll: true });
// What had the focus last outside of cards.
let before;
on("focusin", ({ target }) => {
  if (!target.closest(cards)) before = target;
});
// Puts a new root in place of the old; what a person did to the old one stays.
const repaint = ({ html, rules }) => {
  const old = $("e0"), { id, selectionStart, selectionEnd } = active();
  const offsets = all("[id]").map((tag) => [tag, tag.scrollLeft, tag.scrollTop]);
  addRules({ rules });
  old.replaceWith(parse(html));
  for (const { id, value, checked } of old.querySelectorAll("input")) Object.assign($(id) || {}, { value, checked });
  before = $(before?.id);
  settle();
  // They don't come again.
  for (const tip of all(".callout, .popover")) tip.getAnimations().forEach((animation) => animation.finish());
  if (id) focus($(id) || before);
  if (selectionEnd != null) $(id)?.setSelectionRange(selectionStart, selectionEnd);
  for (const [tag, left, top] of offsets) $(tag.id)?.scrollTo(left, top);
};

const settle = () => {
  hear();
  for (const tag of all("[data-press]:not(button)")) {
    const own = tag.closest(cards) ? "" : ":not([data-popover] *)";
    if (tag.querySelector(`:is(a, button, input, [data-press])${own}`)) continue;
    // What takes focus can't hold a card: the card's anchor takes it in its stead.
    const face = tag.querySelector(".anchor > :first-child:not(:has(.anchor))") || tag;
    face.role ||= "button";
    face.tabIndex = 0;
  }
  showSheets();
  all(".callout").forEach(tell);
  showPopovers();
  arrange();
};

// Sheets.
const sheets = () => all("dialog[open]");
const openers = {};
const showSheets = () => {
  for (const sheet of all("dialog:not([open])")) {
    openers[sheet.id] ??= active().id;
    sheet.showModal();
  }
  // Nothing beside the uppermost is heard.
  const top = sheets().pop() || body;
  if (live.parentElement !== top) top.append(live);
};
// It stays until the server takes it away.
on("cancel", (event) => {
  prevent(event);
  dismiss(event.target);
}, true);
const dismiss = (sheet) => sheet.matches('[data-ev~="dismiss"]') && post(sheet, "dismiss");

// Tells screen readers of a tip, once; what was in the page from the start is read with it.
const live = parse('<div class="unseen" aria-live="polite"></div>');
const told = new Set(all(".callout").map(({ id }) => id));
const tell = (tip) => {
  if (told.has(tip.id)) return;
  told.add(tip.id);
  const words = new Text(tip.innerText);
  live.append(words);
  setTimeout(() => words.remove(), 4000);
};

// Popovers.
const opened = () => all(":popover-open")[0];
const modal = () => opened()?.closest("[data-modal]");
const schedule = () => requestAnimationFrame(arrange);
const resizes = new ResizeObserver(schedule);
const showPopovers = () => {
  const card = opened() || all(cards)[0];
  if (card && !opened()) {
    card.popover = "manual";
    card.showPopover();
    if (!modal()) tell(card);
  }
  isolate(modal());
  if (modal() && !modal().contains(active())) focus(card.querySelector(focusable) || card);
  resizes.disconnect();
  for (const tag of [body, card, card?.parentElement]) if (tag) resizes.observe(tag);
};
// Lets nothing but a card be pressed or take the focus. What holds the card can't be inert.
const isolate = (card) => {
  for (const tag of all("[inert]")) tag.inert = false;
  for (const tag of all("[tabindex='-1']")) tag.tabIndex = 0;
  for (let tag = card; tag && tag !== body; tag = tag.parentElement) {
    if (tag === card || tag.matches(focusable)) tag.tabIndex = -1;
    for (const other of tag.parentElement.children) if (other !== tag) other.inert = true;
  }
};
const isUpright = (side) => /top|bottom/.test(side);
const box = (tag) => tag.getBoundingClientRect();
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const point = (card, place, size) => card.style.setProperty("--arrow", `${clamp(place, 18, size - 18)}px`);
const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
// Arrows of inline tips that point at a view.
const aim = () => {
  for (const tip of all("[data-points-at]")) {
    const anchor = all("[data-anchor]").find((tag) => tag.dataset.anchor === tip.dataset.pointsAt);
    if (!anchor) continue;
    const [x, y] = middle(box(anchor)), rect = box(tip), { dataset } = tip;
    if (!dataset.edge || tip.facing) dataset.edge = tip.facing = y < middle(rect)[1] ? "top" : "bottom";
    if (isUpright(dataset.edge)) point(tip, x - rect.left - tip.clientLeft, rect.width);
    else point(tip, y - rect.top - tip.clientLeft, rect.height);
  }
};
// The part of an anchor that a card points at: all, a place in its unit square, or a rectangle.
const part = (rect, at, rtl) => {
  if (!at) return rect;
  const [x, y, width, height] = at.split(" ").map(Number);
  return height >= 0 ? new DOMRect(rect.left + x, rect.top + y, width, height)
    : new DOMRect(rect.left + (rtl ? 1 - x : x) * rect.width, rect.top + y * rect.height);
};
// Each beside its opposite.
const sides = ["top", "bottom", "left", "right"];
const place = (card) => {
  const margin = 16, rim = 8, gap = 14;
  const { clientWidth: width, clientHeight: height } = root;
  const rtl = card.matches(":dir(rtl)");
  const a = part(box(card.parentElement.firstElementChild), card.dataset.at, rtl), [cx, cy] = middle(a);
  const away = a.bottom < 0 || a.top > height || a.right < 0 || a.left > width;
  card.style.cssText = `overflow:visible;max-width:${width - 2 * margin}px;visibility:${away ? "hidden" : ""}`;
  if (away) return;
  const { offsetWidth: w, offsetHeight: h } = card;
  const named = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" };
  const wanted = card.dataset.edge.split(" ").map((edge) => named[edge] || edge);
  // The room on each side, named by the edge of the card that faces the anchor.
  const room = {
    top: height - a.bottom - gap - rim, bottom: a.top - gap - rim,
    left: width - a.right - gap - margin, right: a.left - gap - margin,
  };
  const fits = (side) => room[side] >= (isUpright(side) ? h : w);
  const side = [...wanted, ...wanted.map((side) => sides[sides.indexOf(side) ^ 1]), ...sides].find(fits)
    || (room.top >= room.bottom ? "top" : "bottom");
  const upright = isUpright(side);
  const shown = upright ? Math.min(h, Math.max(room[side], 48)) : h;
  const x = upright ? clamp(cx - w / 2, margin, width - w - margin)
    : side === "left" ? a.right + gap : a.left - gap - w;
  const y = upright ? (side === "top" ? a.bottom + gap : a.top - gap - shown)
    : clamp(cy - h / 2, rim, height - h - rim);
  card.style.cssText += `;left:${x}px;top:${y}px` + (shown < h ? `;max-height:${shown}px;overflow:auto` : "");
  card.dataset.side = side;
  point(card, upright ? cx - x : cy - y, upright ? w : h);
};
const arrange = () => {
  aim();
  if (opened()) place(opened());
};
on("scroll", schedule, true);
on("resize", schedule);
on("animationend", schedule);

// Behind a modal card a person presses nothing, and takes no focus from it, whether what lies there is inert or not.
for (const kind of ["pointerdown", "mousedown", "click"]) {
  on(kind, (event) => {
    if (!event.isTrusted || !modal() || modal().contains(event.target)) return;
    prevent(event);
    event.stopImmediatePropagation();
  }, true);
}

// Presses.
// A card isn't part of the view that it stands beside: its presses end at it.
const reach = (target, selector) => {
  const tag = target.closest(selector);
  return tag?.contains(target.closest(cards)) ? null : tag;
};
const closest = (target, kind) => reach(target, `[data-ev~="${kind}"]`);
let held, timer, from;
const release = () => clearTimeout(timer);
on("pointerdown", (event) => {
  const { target } = event, card = opened();
  if (card && !card.parentElement.contains(target)) post(card, "dismiss");
  release();
  held = null;
  from = event;
  const tag = !event.button && closest(target, "longPress");
  if (tag) timer = setTimeout(() => {
    held = tag;
    post(tag, "longPress");
  }, tag.dataset.longpress || 500);
});
on("pointerup", release);
on("pointercancel", release);
on("pointermove", (event) => {
  if (Math.hypot(event.clientX - from?.clientX, event.clientY - from?.clientY) > 10) release();
});
on("contextmenu", (event) => closest(event.target, "longPress") && prevent(event));
on("click", (event) => {
  const { target } = event, wasLong = held?.contains(target), tag = closest(target, "tap");
  held = null;
  if (target.matches("dialog") && target === from?.target) dismiss(target);
  const link = reach(target, "a[href]");
  if (target.closest("a[href], label")?.contains(target.closest(cards))) prevent(event);
  if (!wasLong && (!tag || tag.contains(link))) return;
  prevent(event);
  if (!wasLong) post(tag, "tap");
});
on("submit", prevent);

on("keydown", (event) => {
  const card = opened(), sheet = sheets().pop(), { key, target } = event;
  // An input method takes the key.
  if (event.keyCode === 229) return;
  if (key === "Escape" && (card || sheet)) {
    prevent(event);
    if (card) post(card, "dismiss");
    else dismiss(sheet);
  } else if (key === "Enter" && closest(target, "submit")) post(target, "submit", target.value);
  else if ([" ", "Enter"].includes(key) && target.role === "button") {
    prevent(event);
    if (!event.repeat) target.click();
  }
});
const note = ({ target }) => {
  const tag = closest(target, "change");
  if (tag) post(tag, "change", target.type === "checkbox" ? String(target.checked) : target.value);
};
on("input", note);

// The stream, while the page can be seen.
let stream, { last } = body.dataset, wait = 250;
const disconnect = () => {
  delete root.dataset.connected;
  stream = stream?.close();
};
const lose = () => {
  disconnect();
  setTimeout(async () => {
    // An event stream doesn't tell a refusal from a lost connection.
    const { status } = await fetch(`/_tipui/alive?session=${session}`).catch(() => ({}));
    // The session is gone: the page is loaded anew, but not over and over.
    if (status === 404) setTimeout(() => location.reload(), 3000 - performance.now());
    else connect();
  }, wait);
  wait = Math.min(wait * 2, 5000);
};
const connect = () => {
  if (stream || leaving || document.hidden) return;
  stream = new EventSource(`/_tipui/stream?session=${session}&last=${last}`);
  stream.onopen = () => {
    root.dataset.connected = "";
    if (isLost) {
      isLost = false;
      deliver();
    } else wait = 250;
  };
  const take = (kind, handle) => stream.addEventListener(kind, ({ data, lastEventId }) => {
    last = lastEventId || last;
    handle(JSON.parse(data));
  });
  take("message", (patches) => {
    for (const patch of patches) apply[patch.op](patch);
    settle();
  });
  take("repaint", repaint);
  take("link", open);
  take("replaced", disconnect);
  // Too many pages are open. One that is used goes before those that were used longer ago: its post opens the stream.
  take("rest", () => lose(wait = 60000));
  stream.onerror = lose;
};
let lastLink = 0;
const open = ({ number, url }) => {
  // The answer to one that comes again is on its way.
  if (number <= lastLink) return;
  lastLink = number;
  let page;
  if (/^https?:/i.test(url)) page = window.open(url, "_blank");
  else if (/^(mailto|tel):/i.test(url)) location.href = page = url;
  if (page?.opener) page.opener = null;
  send({ kind: "opened", number, ok: !!page });
};

let hiding, leaving = false;
on("visibilitychange", async () => {
  await hiding;
  if (!document.hidden) return connect();
  disconnect();
  if (!leaving) hiding = request({ kind: "hidden" }).catch(() => {});
}, true);
on("pagehide", () => {
  leaving = true;
  disconnect();
  navigator.sendBeacon("/_tipui/bye", session);
});
on("pageshow", (event) => event.persisted && location.reload());

// What was typed before this script was there.
for (const target of all("[type=text]")) if (target.value !== target.defaultValue) note({ target });
if (location.search) history.replaceState(null, "", location.pathname);
settle();
// A module runs before the page has loaded.
on("load", connect);
