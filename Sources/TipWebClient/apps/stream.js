// Follows the session's event stream while the page is visible, and replaces a session that the server has lost.
import { openStream } from "../shared/events.js";
import { on } from "./dom.js";

export default (page) => {
	const { root_, isWindow_, pending_, postNow_, send_, retry_, applyPatches_, repaint_, report_, remember_ } = page;
	const { dataset } = root_;
	let delay = 250;
	const disconnect = () => {
		delete dataset.connected;
		page.close_ = page.close_?.();
	};
	const renew = (wait) => isWindow_ ? setTimeout(() => {
		history.replaceState({ ...history.state, restart: remember_(pending_) }, "");
		location.reload();
	}, wait) : root_.remove();
	const reconnect_ = () => {
		disconnect();
		dataset.lost = "";
		setTimeout(async () => {
			// An event stream doesn't report why it ended.
			const { status } = await fetch(`${dataset.base}/alive?session=${dataset.session}`).catch(() => ({}));
			if (status === 404) renew(3000 - performance.now());
			else connect_();
		}, delay);
		delay = Math.min(delay * 2, 5000);
	};
	const connect_ = (nextDelay = delay) => {
		delay = nextDelay;
		if (page.close_ || isLeaving || document.hidden) return;
		const receive = (handle) => ({ data, lastEventId }) => {
			if (lastEventId) dataset.last = lastEventId;
			handle(JSON.parse(data));
		};
		page.close_ = openStream(`${dataset.base}/stream?session=${dataset.session}&last=${dataset.last}`, 15, {
			open() {
				dataset.connected = "";
				delete dataset.lost;
				report_();
				if (!retry_()) delay = 250;
			},
			message: receive(applyPatches_),
			repaint: receive(repaint_),
			url: receive(openURL),
			replaced: disconnect,
			suspend() {
				delay = 60000;
				reconnect_();
			},
		}, reconnect_);
	};
	let lastURL = 0;
	const openURL = ({ number, url }) => {
		if (number <= lastURL) return;
		lastURL = number;
		let opened;
		if (/^https?:/i.test(url)) opened = window.open(url, "_blank");
		else if (/^(mailto|tel):/i.test(url)) location.href = opened = url;
		if (opened?.opener) opened.opener = null;
		send_({ kind: "opened", number, ok: !!opened });
	};
	let hiding, isLeaving;
	on("visibilitychange", async () => {
		await hiding;
		if (!document.hidden) return connect_();
		disconnect();
		if (!isLeaving) hiding = postNow_({ kind: "hidden" }).catch(() => {});
	}, true);
	on("pagehide", () => {
		isLeaving = true;
		disconnect();
		navigator.sendBeacon(dataset.base + "/end", dataset.session);
	});
	on("pageshow", ({ persisted }) => persisted && renew(isLeaving = 0));
	return { connect_, reconnect_ };
};
