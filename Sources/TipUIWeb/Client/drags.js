// Reports drags of elements that ask for them.
import { box, inputs, on, prevent } from "./dom.js";

export default ({ answering, send }) => {
	let drag, wasDragged, reported;
	// The phase, the element's place, then the beginning, the present place and the speed of the drag.
	const report = (phase) => {
		const { tag, left, top, first, last, vx = 0, vy = 0 } = drag;
		const place = ({ clientX, clientY }) => [clientX - left, clientY - top];
		const value = [phase, left, top, ...place(first), ...place(last), vx, vy].join(" ");
		send({ id: tag.id, kind: "drag", value, isTyped: phase === "moved" });
		reported = last.timeStamp;
	};
	const end = (phase) => (event) => {
		if (event.pointerId !== drag?.first.pointerId) return;
		if (drag.isBegun) report(phase);
		drag = null;
	};
	on("pointerdown", (event) => {
		wasDragged = false;
		const tag = event.button || event.target.closest(inputs) ? null : answering(event.target, "drag");
		if (!tag || drag) return;
		const { left, top } = box(tag);
		drag = { tag, left, top, first: event, last: event, isBegun: tag.dataset.drag === "0" };
		if (drag.isBegun) report("moved");
	});
	on("pointermove", (event) => {
		if (event.pointerId !== drag?.first.pointerId) return;
		const { first, last } = drag, seconds = Math.max(event.timeStamp - last.timeStamp, 1) / 1000;
		const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
		drag.vx = (event.clientX - last.clientX) / seconds;
		drag.vy = (event.clientY - last.clientY) / seconds;
		drag.last = event;
		wasDragged ||= distance > 3 && distance >= drag.tag.dataset.drag;
		drag.isBegun ||= wasDragged;
		// The server needs no more than 16 reports a second.
		if (drag.isBegun && !(event.timeStamp - reported < 60)) report("moved");
	});
	on("pointerup", end("ended"));
	on("pointercancel", end("canceled"));
	// A drag isn't a press, and doesn't drag a picture out of the page.
	on("click", (event) => {
		if (!wasDragged) return;
		wasDragged = false;
		prevent(event);
		event.stopImmediatePropagation();
	}, true);
	on("dragstart", (event) => answering(event.target, "drag") && prevent(event));
};
