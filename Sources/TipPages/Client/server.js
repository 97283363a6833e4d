// Asks the server which tips may appear, and tells it what has happened: one request at a time, repeated with growing
// pauses until it is answered.
import { after, base, isHidden, on, pause, say } from "./site.js";
import * as messages from "./messages.js";

let page, isAsking, isDue, retry, again, failures = 0, isStopped, position, heard;

export const currentPosition = () => position;

export const tell = (message) => {
	const answer = messages.add(message);
	ask();
	return answer;
};
export const ask = () => {
	isDue = true;
	queueMicrotask(send);
};
// Something has changed for the person. The answer that is on its way may know it already.
export const hear = (text) => {
	heard = text;
	if (!isAsking) compare();
};
const compare = () => {
	const isNews = heard != null && heard !== position;
	heard = null;
	if (isNews) ask();
};
export const askNow = () => {
	clearTimeout(retry);
	retry = null;
	ask();
};

const send = async () => {
	if (!isDue || isAsking || retry || isStopped) return;
	isDue = false;
	const asked = isHidden() ? [] : page.wanted(), sent = messages.batch();
	const library = isHidden() ? null : page.library();
	if (!asked.length && !sent.length && !library && !messages.waitsForPage()) return;
	isAsking = true;
	clearTimeout(again);
	const { status, response, delay } = await post(JSON.stringify({ ...body(asked, sent), library }));
	isAsking = false;
	const told = response?.body?.dataset;
	if (status === 204) {
		failures = 0;
		position = null;
		messages.refuseEarly("noPerson");
		messages.refuseAll(sent.filter(({ kind }) => /donate|set/.test(kind)), "noPerson");
		page.clear();
	} else if (status === 200 && told?.page) {
		failures = 0;
		take(told, response, asked, sent);
	} else if (/^4(00|03|13)$/.test(status)) {
		say(`the server refused a request of this page with ${status}. ${remedies[status]}`);
		messages.refuseAll(sent, String(status));
		if (status === 403 || !sent.length) isStopped = true;
		else ask();
	} else {
		retry = after(Math.max(delay, pause(failures++)), askNow);
		if (asked.length || library) isDue = true;
	}
	send();
};
const remedies = {
	400: "Reload the page, so that it has the server's script.",
	403: "It takes the page for another site's: let proxies pass the header Host unchanged.",
	413: "Report less at once.",
};
const body = (asked, sent) => ({ page: messages.currentPage(), tips: asked.map(({ wish }) => wish), messages: sent });

const post = (text) => new Promise((resolve) => {
	const request = new XMLHttpRequest();
	request.open("POST", base + "/tell");
	// A parsed document, as no policy for scripts keeps it from being used.
	request.responseType = "document";
	request.timeout = 20_000;
	request.onloadend = () => resolve({
		status: request.status,
		response: request.response,
		delay: Number(request.getResponseHeader("retry-after")) || 0,
	});
	request.send(text);
});
// What hasn't been answered is told once more while the page goes away, and the next page asks for the answer.
export const tellLeaving = () => {
	if (!messages.hasPending() || isStopped) return;
	const text = JSON.stringify(body([], messages.batch()));
	fetch(base + "/tell", { method: "POST", body: text, keepalive: true }).catch(() => {});
};

const take = (told, document, asked, sent) => {
	const before = messages.currentPage(), isOther = before && before !== told.page;
	messages.setPage(told.page);
	position = told.at;
	for (const { dataset } of document.querySelectorAll("tip-said")) {
		const { id, refusal, open } = dataset;
		const message = messages.answer(id, { refusal, open });
		// How long a tip was visible is nothing that a person has done.
		if (/otherPerson|expired/.test(refusal) && message?.kind !== "visible") {
			const why = refusal === "expired" ? "it's too long ago" : "another person has signed in";
			say(`what was done on an earlier page was dropped, since ${why}.`, "warn");
		}
	}
	page.take([...document.querySelectorAll("tip-card")], asked, isOther);
	if (told.again) again = after(Math.max(told.again, 0.5), ask);
	if (messages.pending().some((message) => !sent.includes(message))) ask();
	compare();
};

// `it` has: wanted(), library(), take(cards, asked, isOther) and clear().
export const start = (it) => {
	page = it;
	on("online", () => {
		messages.recall();
		askNow();
	});
	on("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
		if (!blockedURI.startsWith(base + "/")) return;
		say(`the page's security policy forbids requests to ${base}. Allow 'self' in its ${effectiveDirective}.`);
		if (effectiveDirective === "connect-src") isStopped = true;
	});
};
