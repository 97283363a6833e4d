// Asks the server which tips may appear, and tells it what has happened: one request at a time, repeated with growing
// pauses until the server itself has answered it.
import { after, pause } from "../shared/basics.js";
import { repeat } from "../shared/repeat.js";
import * as messages from "./messages.js";
import { base, isHidden, on, say } from "./site.js";

let page, isDue, isForced, again, failures = 0, isStopped, position, heard, isAsking;

export const currentPosition = () => position;

export const tell = (message) => {
	const answer = messages.add(message);
	ask();
	return answer;
};
// `force` asks also who the person is if the page has nothing to ask or to tell.
export const ask = (force) => {
	isDue = true;
	isForced ||= force === true;
	queueMicrotask(send.run_);
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
	isDue = true;
	send.now_();
};

const send = repeat(async () => {
	if (!isDue || isStopped) return;
	const asked = isHidden() ? [] : page.wanted_(), library = isHidden() ? null : page.library_(), sent = messages.batch();
	const isNeeded = asked.length || sent.length || library || messages.waitsForPage() || isForced;
	isDue = isForced = false;
	if (!isNeeded) return;
	clearTimeout(again);
	isAsking = true;
	const { status, response, isOurs, delay } = await post(JSON.stringify({ ...body(asked, sent), library }));
	isAsking = false;
	const told = response?.body?.dataset;
	if (isOurs && /40[03]|413/.test(status)) say("refused", status);
	if (isOurs && status === 204) {
		position = null;
		messages.refuseEarly("noPerson");
		messages.refuseAll(sent.filter(({ kind }) => /donate|set/.test(kind)), "noPerson");
		page.clear_();
	} else if (isOurs && told?.page) take(told, response, asked, sent);
	else if (isOurs && /400|413/.test(status)) {
		messages.refuseAll(sent, String(status));
		isDue = sent.length > 0;
		isStopped = !isDue;
	} else {
		isDue = isForced = true;
		return Math.max(delay, pause(failures++));
	}
	failures = 0;
	return isDue ? 0 : null;
});
const body = (asked, sent) => ({ page: messages.currentPage(), tips: asked.map(({ wish_ }) => wish_), messages: sent });

const post = (text) => new Promise((resolve) => {
	const request = new XMLHttpRequest();
	request.open("POST", base + "/tell");
	// A parsed document, as no policy for scripts keeps it from being used.
	request.responseType = "document";
	request.timeout = 20_000;
	request.onloadend = () => resolve({
		status: request.status,
		response: request.response,
		// All other answers are those of something between the page and the server.
		isOurs: request.getResponseHeader("tip-answer") != null,
		delay: Number(request.getResponseHeader("retry-after")) || 0,
	});
	request.send(text);
});
// What hasn't been answered is told once more while the page goes away, and the next page asks for the answer.
export const tellLeaving = () => {
	if (!messages.pending()[0] || isStopped) return;
	const text = JSON.stringify(body([], messages.batch()));
	fetch(base + "/tell", { method: "POST", body: text, keepalive: true }).catch(() => {});
};

const take = (told, document, asked, sent) => {
	const before = messages.ownerOf(messages.currentPage()), isOther = before && before !== messages.ownerOf(told.page);
	messages.setPage(told.page);
	position = told.at;
	for (const { dataset: { id, refusal } } of document.querySelectorAll("tip-said")) {
		const message = messages.answer(id, { refusal });
		// How long a tip was visible is nothing that a person has done.
		if (/otherPerson|expired/.test(refusal) && message?.kind !== "visible") say(refusal);
	}
	page.take_([...document.querySelectorAll("tip-card")], asked, isOther);
	if (told.again) again = after(Math.max(told.again, 0.5), ask);
	if (messages.pending().some((message) => !sent.includes(message))) isDue = true;
	compare();
};

// `it` has: wanted_(), library_(), take_(cards, asked, isOther) and clear_().
export const start = (it) => {
	page = it;
	on("online", () => {
		messages.recall();
		askNow();
	});
	on("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
		if (!blockedURI.startsWith(base + "/")) return;
		say("policy", base, effectiveDirective);
		if (effectiveDirective === "connect-src") isStopped = true;
	});
};
