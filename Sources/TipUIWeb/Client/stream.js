// Follows the session's event stream while the page is visible, and replaces a session that the server has lost.
import { on } from "./dom.js";

export default (page) => {
	const { root, isWindow, pending, postNow, send, retry, applyPatches, repaint, report, remember } = page;
	const { dataset } = root;
	let delay = 250;
	const disconnect = () => {
		delete dataset.connected;
		page.eventSource = page.eventSource?.close();
	};
	const renew = (wait) => isWindow ? setTimeout(() => {
		history.replaceState({ ...history.state, restart: remember(pending) }, "");
		location.reload();
	}, wait) : root.remove();
	const reconnect = () => {
		disconnect();
		dataset.lost = "";
		setTimeout(async () => {
			// An event stream doesn't report why it ended.
			const { status } = await fetch(`${dataset.base}/alive?session=${dataset.session}`).catch(() => ({}));
			if (status === 404) renew(3000 - performance.now());
			else connect();
		}, delay);
		delay = Math.min(delay * 2, 5000);
	};
	const connect = (nextDelay = delay) => {
		delay = nextDelay;
		if (page.eventSource || isLeaving || document.hidden) return;
		const source = page.eventSource = new EventSource(`${dataset.base}/stream?session=${dataset.session}&last=${dataset.last}`);
		source.onopen = () => {
			dataset.connected = "";
			delete dataset.lost;
			report();
			if (!retry()) delay = 250;
		};
		const receive = (kind, handle) => source.addEventListener(kind, ({ data, lastEventId }) => {
			if (page.eventSource !== source) return;
			if (lastEventId) dataset.last = lastEventId;
			handle(JSON.parse(data));
		});
		receive("message", applyPatches);
		receive("repaint", repaint);
		receive("url", openURL);
		receive("replaced", disconnect);
		receive("suspend", () => {
			delay = 60000;
			reconnect();
		});
		source.onerror = reconnect;
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
		if (!isLeaving) hiding = postNow({ kind: "hidden" }).catch(() => {});
	}, true);
	on("pagehide", () => {
		isLeaving = true;
		disconnect();
		navigator.sendBeacon(dataset.base + "/end", dataset.session);
	});
	on("pageshow", ({ persisted }) => persisted && renew(isLeaving = 0));
	return { connect, reconnect };
};
