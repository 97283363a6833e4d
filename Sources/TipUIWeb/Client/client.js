// Keeps a page of TipUI alive (a module): applies patches, posts what a person does, places popovers.
const { body, documentElement: root } = document;
const session = body.dataset.session;
const $ = (id) => document.getElementById(id);
const on = (kind, handler, options) => document.addEventListener(kind, handler, options);
// The cards of popovers.
const cards = "[data-popover]";
const all = (selector) => [...document.querySelectorAll(selector)];

// Posts, one after the other so that they arrive in order.
let posts = Promise.resolve();
const send = (event) => {
  posts = posts.then(() =>
    fetch("/_tipui/event", {
      method: "POST",
      body: JSON.stringify({ session, ...event }),
      keepalive: true,
    }).then((answer) => answer.status === 404 && renew(), () => {}));
  return posts;
};
const post = (tag, kind, value) => send({ id: tag.id.split("-")[0], kind, value });

// The session is gone: load the page anew, but not over and over.
let leaving = false;
const renew = () => {
  if (leaving) return;
  if (Date.now() - (sessionStorage.renewed || 0) < 3000) return void setTimeout(renew, 3000);
  sessionStorage.renewed = Date.now();
  location.replace("/");
};

// Patches.
const sheet = new CSSStyleSheet();
const rules = new Set();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const addRules = (texts) => {
  for (const text of texts) {
    if (!rules.has(text)) sheet.insertRule(text, sheet.cssRules.length);
    rules.add(text);
  }
};
const slot = (id) => {
  const tag = $(id);
  return tag && (tag.querySelector(`[data-slot="${id}"]`) || tag);
};
const parse = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;
const owned = new Set(["id", "style", "popover", "data-side", "inert"]);
const setAttributes = (tag, attrs) => {
  for (const { name } of [...tag.attributes]) {
    const kept = owned.has(name) || name === "tabindex" && "data-press" in attrs;
    if (!(name in attrs) && !kept) tag.removeAttribute(name);
  }
  for (const name in attrs) if (name !== "popover") tag.setAttribute(name, attrs[name]);
  if (tag.matches("input, textarea")) {
    // What this page posted itself comes back as an echo.
    const isOn = "checked" in attrs, { value = String(isOn) } = attrs;
    const echo = (tag.sent || []).indexOf(value);
    if (echo >= 0) tag.sent.splice(0, echo + 1);
    else if (tag.type === "checkbox") tag.checked = isOn;
    else if (tag.value !== value) tag.value = value;
  }
};
const apply = {
  s: ({ rules }) => addRules(rules),
  i: ({ parent, index, html }) => {
    const place = slot(parent);
    if (place) place.insertBefore(parse(html), place.children[index] || null);
  },
  m: ({ id, parent, index }) => {
    const tag = $(id), place = slot(parent);
    if (!tag || !place) return;
    const next = [...place.children].filter((child) => child !== tag)[index] || null;
    if (place.moveBefore) place.moveBefore(tag, next);
    else place.insertBefore(tag, next);
  },
  r: ({ id }) => $(id) && remove($(id)),
  u: ({ id, attrs, inner }) => {
    const tag = $(id);
    if (!tag) return;
    setAttributes(tag, attrs);
    tag.facing = "";
    if (inner !== undefined) tag.innerHTML = inner;
  },
};

// Focus that goes with a popover returns to where it was before, or to the anchor.
const focusable = ":is(a[href], button, input, [tabindex='0']):not(:disabled)";
let before = null;
const remove = (tag) => {
  const hadFocus = tag.contains(document.activeElement);
  const anchor = tag.matches(cards) && anchorOf(tag);
  tag.remove();
  if (!hadFocus || !anchor) return;
  isolate();
  const target = before?.isConnected ? before
    : anchor.matches(focusable) ? anchor : anchor.querySelector(focusable);
  if (target) target.focus({ preventScroll: true });
};
on("focusin", ({ target }) => {
  if (!target.closest(cards)) before = target;
});

const settle = () => {
  for (const tag of all("[data-press]")) {
    const own = tag.closest(cards) ? "" : ":not([data-popover] *)";
    if (tag.querySelector(`:is(a, button, input, textarea, [data-press])${own}`)) continue;
    // What takes focus can't hold a card: the card's anchor takes it in its stead.
    const face = tag.querySelector(".anchor > :first-child:not(:has(.anchor))") || tag;
    face.role ||= "button";
    if (!face.hasAttribute("tabindex")) face.tabIndex = 0;
  }
  all("[data-announce]").forEach(empty);
  aim();
  showPopovers();
};

// Popovers.
const anchorOf = (card) => {
  const place = card.parentElement;
  return place && [...place.children].find((child) => !child.matches(cards));
};
const opened = () => all(cards).find((card) => card.matches(":popover-open"));
let watched = body;
const resizes = new ResizeObserver(() => schedule());
const showPopovers = () => {
  const card = opened() || all(cards)[0];
  const modal = card?.hasAttribute("data-modal");
  if (card && !card.matches(":popover-open")) {
    card.popover = "manual";
    card.showPopover();
    if (modal) (card.querySelector(focusable) || card).focus();
    else empty(Object.assign(live, { textContent: card.innerText }));
  }
  if (card !== watched) {
    resizes.disconnect();
    watched = card;
    resizes.observe(body);
    if (card) for (const tag of [card, anchorOf(card)]) if (tag) resizes.observe(tag);
  }
  isolate(modal && card);
  if (card) place(card);
};
const live = body.appendChild(document.createElement("div"));
live.ariaLive = "polite";
live.className = "unseen";
const empty = (tag) => setTimeout(() => (tag.textContent = ""), 4000);
const isolate = (card) => {
  for (const tag of all("[inert]")) tag.inert = false;
  for (let tag = card; tag && tag !== body; tag = tag.parentElement) {
    for (const other of tag.parentElement.children) if (other !== tag) other.inert = true;
  }
};
const isUpright = (side) => /top|bottom/.test(side);
const box = (tag) => tag.getBoundingClientRect();
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const point = (card, place, size) => card.style.setProperty("--arrow", `${clamp(place, 18, size - 18)}px`);
// Arrows of inline tips that point at a view.
const aim = () => {
  for (const tip of all("[data-points-at]")) {
    const anchor = all("[data-anchor]").find((tag) => tag.dataset.anchor === tip.dataset.pointsAt);
    if (!anchor) continue;
    const a = box(anchor), b = box(tip);
    const facing = a.top + a.bottom < b.top + b.bottom ? "top" : "bottom";
    if (!tip.dataset.edge || tip.facing) tip.dataset.edge = tip.facing = facing;
    const upright = isUpright(tip.dataset.edge);
    const place = upright ? a.left + a.width / 2 - b.left : a.top + a.height / 2 - b.top;
    point(tip, place - tip.clientLeft, upright ? b.width : b.height);
  }
};
// The part of an anchor that a card points at: all, a place in its unit square, or a rectangle.
const part = (rect, at, rtl) => {
  if (!at) return rect;
  const [x, y, width = 0, height = 0] = at.split(" ").map(Number);
  return at.split(" ").length > 2 ? new DOMRect(rect.left + x, rect.top + y, width, height)
    : new DOMRect(rect.left + (rtl ? 1 - x : x) * rect.width, rect.top + y * rect.height, 0, 0);
};
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" };
const place = (card) => {
  const anchor = anchorOf(card);
  if (!anchor) return;
  const margin = 16, rim = 8, gap = 14;
  const { clientWidth: width, clientHeight: height } = root;
  const rtl = getComputedStyle(body).direction === "rtl";
  const a = part(box(anchor), card.dataset.at, rtl);
  const cx = a.left + a.width / 2, cy = a.top + a.height / 2;
  const away = a.bottom < 0 || a.top > height || a.right < 0 || a.left > width;
  card.style.cssText = `position:fixed;inset:auto;margin:0;overflow:visible;max-width:${width - 2 * margin}px`;
  card.style.visibility = away ? "hidden" : "";
  if (away) return;
  const w = card.offsetWidth, h = card.offsetHeight;
  const edge = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" }[card.dataset.edge]
    || card.dataset.edge || "top";
  // The room on each side, named by the edge of the card that faces the anchor.
  const room = {
    top: height - a.bottom - gap - rim, bottom: a.top - gap - rim,
    left: width - a.right - gap - margin, right: a.left - gap - margin,
  };
  const fits = (side) => room[side] >= (isUpright(side) ? h : w);
  const side = [edge, opposite[edge], "top", "bottom", "left", "right"].find(fits)
    || (room.top >= room.bottom ? "top" : "bottom");
  const upright = isUpright(side);
  const shown = upright ? Math.min(h, Math.max(room[side], 48)) : h;
  if (shown < h) card.style.cssText += `;max-height:${shown}px;overflow:auto`;
  const x = upright ? clamp(cx - w / 2, margin, width - w - margin)
    : side === "left" ? a.right + gap : a.left - gap - w;
  const y = upright ? (side === "top" ? a.bottom + gap : a.top - gap - shown)
    : clamp(cy - h / 2, rim, height - h - rim);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
  card.dataset.side = side;
  point(card, upright ? cx - x : cy - y, upright ? w : h);
};
const schedule = () => requestAnimationFrame(() => {
  aim();
  if (opened()) place(opened());
});
addEventListener("scroll", schedule, true);
addEventListener("resize", schedule);
on("animationend", schedule);

on("pointerdown", ({ target }) => {
  const card = opened();
  if (!card || card.hasAttribute("data-modal") || card.contains(target)) return;
  const anchor = anchorOf(card);
  if (!anchor || !anchor.contains(target)) post(card, "dismiss");
}, true);

// Presses.
// A card isn't part of the view that it stands beside: its presses end at it.
const closest = (target, kind) => {
  const tag = target.closest(`[data-ev~="${kind}"]`), card = target.closest(cards);
  return tag && card && !card.contains(tag) ? null : tag;
};
let held = null, timer = 0, from = null;
const release = () => clearTimeout(timer);
on("pointerdown", (event) => {
  release();
  held = null;
  from = [event.clientX, event.clientY];
  const tag = event.button === 0 && closest(event.target, "longPress");
  if (!tag) return;
  timer = setTimeout(() => {
    held = tag;
    post(tag, "longPress");
  }, Number(tag.dataset.longpress) || 500);
});
on("pointerup", release);
on("pointercancel", release);
on("pointermove", (event) => {
  if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 10) release();
});
on("contextmenu", (event) => closest(event.target, "longPress") && event.preventDefault());
on("click", (event) => {
  const { target } = event, wasLong = held?.contains(target), tag = closest(target, "tap");
  held = null;
  const link = target.closest("a[href]");
  if (!wasLong && (!tag || link && link !== tag && tag.contains(link))) return;
  event.preventDefault();
  if (!wasLong) post(tag, "tap");
});
on("submit", (event) => event.preventDefault());

on("keydown", (event) => {
  const card = opened();
  if (event.key === "Escape" && card) {
    event.preventDefault();
    return post(card, "dismiss");
  }
  const { key, target } = event;
  if (key === "Enter" && target.matches("input")) {
    event.preventDefault();
    const tag = closest(target, "submit");
    if (tag) post(tag, "submit", target.value);
  } else if ((key === "Enter" || key === " ") && target.role === "button" && closest(target, "tap")) {
    event.preventDefault();
    if (!event.repeat) target.click();
  }
});
on("input", ({ target }) => {
  const tag = closest(target, "change");
  if (!tag) return;
  const value = target.type === "checkbox" ? String(target.checked) : target.value;
  (target.sent ||= []).push(value);
  post(tag, "change", value);
});

// The stream, while the page can be seen.
let stream = null, last = body.dataset.last || "0", wait = 250, retry = 0;
const disconnect = () => {
  delete root.dataset.connected;
  clearTimeout(retry);
  stream = stream?.close();
};
const connect = () => {
  if (stream || document.hidden) return;
  stream = new EventSource(`/_tipui/stream?session=${session}&last=${last}`);
  stream.onopen = () => {
    wait = 250;
    root.dataset.connected = "";
  };
  stream.onmessage = (event) => {
    for (const patch of JSON.parse(event.data)) apply[patch.op](patch);
    last = event.lastEventId;
    settle();
  };
  stream.addEventListener("repaint", (event) => {
    const { html, rules } = JSON.parse(event.data), { scrollX, scrollY } = window;
    addRules(rules);
    $("e0").replaceWith(parse(html));
    last = event.lastEventId;
    settle();
    scrollTo(scrollX, scrollY);
  });
  stream.addEventListener("link", (event) => open(JSON.parse(event.data)));
  stream.addEventListener("replaced", disconnect);
  stream.onerror = () => {
    disconnect();
    retry = setTimeout(async () => {
      // An event stream doesn't tell a refusal from a lost connection.
      const answer = await fetch(`/_tipui/alive?session=${session}`).catch(() => null);
      if (answer?.status === 404) renew();
      else connect();
    }, wait);
    wait = Math.min(wait * 2, 5000);
  };
};
const answers = {};
const open = ({ number, url }) => {
  let page;
  if (number in answers) page = answers[number];
  else if (/^https?:/i.test(url)) page = window.open(url, "_blank");
  else if (/^(mailto|tel):/i.test(url)) location.href = page = url;
  if (page && page.opener) page.opener = null;
  send({ kind: "opened", number, ok: (answers[number] = !!page) });
};

on("visibilitychange", () => {
  if (!document.hidden) return posts.then(connect);
  disconnect();
  if (!leaving) send({ kind: "hidden" });
});
addEventListener("pagehide", () => {
  leaving = true;
  disconnect();
  navigator.sendBeacon("/_tipui/bye", session);
});
addEventListener("pageshow", (event) => event.persisted && location.reload());

if (location.search) history.replaceState(null, "", "/");
settle();
// A module runs before the page has loaded.
addEventListener("load", connect);
