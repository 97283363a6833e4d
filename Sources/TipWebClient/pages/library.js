// The lists in which a person reads the tips again that they have seen, and turns all tips off and on.

// `elements` returns the elements of lists, `draw` draws a list in one, and `tell` tells the server.
export const Library = ({ elements, draw, tell }) => ({
	take(holder) {
		const card = holder.firstElementChild;
		// The person's day, which may be another one than the server's.
		for (const time of card.querySelectorAll("time")) {
			time.textContent = new Date(time.dateTime).toLocaleDateString(card.lang || [], { dateStyle: "long" });
		}
		draw(card, holder.dataset.rules || "");
	},
	// A person presses the switch: "on" or "off".
	press(press) {
		const isOn = press === "on";
		for (const { shadowRoot } of elements()) shadowRoot.querySelector(".switch")?.setAttribute("aria-checked", isOn);
		tell({ kind: "turn", on: isOn });
	},
});
