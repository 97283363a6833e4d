// Messages to the server. Each is kept in the browser until the server has answered it, and is told under the same id
// by any page of the site.
import { name } from "./site.js";

const prefix = name + " ", unnamed = prefix + "? ", closedKey = name + "-closed";
const waiting = new Map(), answers = new Map();
// A page that comes from the browser's cache has the name of its first visit.
const visit = Math.random().toString(36).slice(2, 8) + "-";
let page = null, count = 0, early = [];

// Without storage, as in some private windows, messages live as long as their page.
const storage = (work) => {
	try {
		return work(localStorage);
	} catch {}
};
const store = (key, message) => storage((local) => local.setItem(key, JSON.stringify(message)));
const isNamed = ({ id }) => id != null;

export const currentPage = () => page;
export const nextID = () => `${page}-${visit}${count += 1}`;
// The person of a page, as the server marks them.
export const ownerOf = (token) => token?.split(".")[1]?.slice(0, 16);

// Adds a message, and returns what the server answers: { refusal }.
export const add = (message) => new Promise((resolve) => {
	// Only the latest of the reports on a display is of use.
	if (message.kind === "visible") {
		for (const [id, { kind, display }] of waiting) if (kind === "visible" && display === message.display) drop(id);
	}
	if (page) keep({ id: nextID(), ...message }, resolve);
	else early.push([message, resolve]);
});
const keep = (message, resolve) => {
	waiting.set(message.id, message);
	if (resolve) answers.set(message.id, resolve);
	store(prefix + message.id, message);
};
const drop = (id) => {
	waiting.delete(id);
	storage((local) => local.removeItem(prefix + id));
};

// The server names the page, and with it the person; messages that waited for the name get their ids.
export const setPage = (token) => {
	page = token;
	for (const [message, resolve] of early.splice(0)) keep({ id: nextID(), ...message }, resolve);
};
export const answer = (id, said) => {
	const message = waiting.get(id);
	drop(id);
	answers.get(id)?.(said);
	answers.delete(id);
	return message;
};
export const refuseAll = (messages, refusal) => {
	for (const { id } of messages) answer(id, { refusal });
};
export const refuseEarly = (refusal) => {
	for (const [, resolve] of early.splice(0)) resolve({ refusal });
};
// A page that is left before it has a name leaves its messages to the next page.
export const leave = () => {
	for (const [message] of early.splice(0)) store(unnamed + Math.random(), message);
};

// Takes over what earlier pages couldn't tell.
export const recall = () => storage((local) => {
	for (const key of Object.keys(local).filter((key) => key.startsWith(prefix))) {
		let message;
		try {
			message = JSON.parse(local.getItem(key));
		} catch {
			local.removeItem(key);
		}
		if (!message) continue;
		if (isNamed(message)) waiting.has(message.id) || waiting.set(message.id, message);
		else {
			local.removeItem(key);
			add(message);
		}
	}
});
export const pending = () => [...waiting.values()];
// The first messages, of which a request can hold so many.
const most = 50, size = 20_000;
export const batch = () => {
	let length = 0;
	return pending().slice(0, most)
		.filter((message, index) => (length += JSON.stringify(message).length) < size || !index);
};
export const waitsForPage = () => early.length > 0;
// Whether a press that isn't answered yet closes a tip.
export const closes = (tip) =>
	pending().some((message) => message.tip === tip && /^(close|dismiss)$/.test(message.press));

// Which tips whom has closed in this browser, until the server offers them again: a page may come from a cache.
const closed = () => {
	const list = storage((local) => JSON.parse(local.getItem(closedKey)));
	return Array.isArray(list) ? list : [];
};
const mark = (tip, owner) => owner + " " + tip;
export const isClosed = (tip, owner = ownerOf(page)) => closed().includes(mark(tip, owner));
export const setClosed = (tip, isIt) => {
	const list = closed(), text = mark(tip, ownerOf(page));
	if (list.includes(text) === isIt) return;
	const others = list.filter((each) => each !== text), next = isIt ? [...others, text].slice(-100) : others;
	if (next[0]) store(closedKey, next);
	else storage((local) => local.removeItem(closedKey));
};
