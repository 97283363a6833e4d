// Posts events to the server in their order, and repeats each until it is answered.
import { repeat } from "../shared/repeat.js";
import { cards } from "./dom.js";

export default (page) => {
	const { dataset } = page.root_, pending_ = [];
	let serial = Date.now(), failures = 0;
	// The last batch with the changes of the events that are answered.
	let expected = 0;
	const postNow_ = (event) => {
		const body = JSON.stringify({ session: dataset.session, ...event });
		// A connection that doesn't answer in time counts as lost.
		const signal = AbortSignal.timeout(9000);
		return fetch(dataset.base + "/event", { method: "POST", body, keepalive: body.length < 16384, signal });
	};
	const send_ = (event) => {
		// New text replaces that of the last waiting event, unless it is the first event, which may be in flight.
		const waiting = pending_.slice(1).pop();
		if (event.isTyped && waiting?.isTyped && waiting.id === event.id) {
			waiting.value = event.value;
			return;
		}
		const count = pending_.push({ serial: ++serial, ...event });
		deliver.run_();
		if (count > 100) console.warn("TipUI: dropped", ...pending_.splice(1, 1));
	};
	const deliver = repeat(async () => {
		const [event] = pending_;
		if (!event) {
			page.settle_();
			return page.connect_(250);
		}
		const { status, headers } = await postNow_(event).catch(() => ({}));
		if (status === 429) return Number(headers.get("Retry-After")) || 1;
		const hasFailed = status === 404 || !(status < 502);
		if (hasFailed && ++failures < 5) {
			// The stream tells when the server is back.
			page.reconnect_();
			return Infinity;
		}
		failures = 0;
		if (pending_[0] === event) pending_.shift();
		if (hasFailed || status === 413) console.warn("TipUI: dropped", event, status);
		expected = Math.max(expected, headers?.get("Last-Event-ID") || 0);
		return 0;
	});
	// Repeats the event that failed when the stream broke.
	const retry_ = () => {
		if (failures) deliver.now_();
		return failures > 0;
	};
	const post_ = (tag, kind, value, isTyped) => {
		// Closing a card marks the whole card as busy.
		if (kind !== "change") (tag.closest(".tipui-look-close")?.closest(cards) || tag).dataset.busy = kind;
		send_({ id: tag.id, kind, value, isTyped });
	};
	const isWaiting_ = () => pending_.length || expected > dataset.last;
	return { pending_, postNow_, send_, retry_, post_, isWaiting_ };
};
