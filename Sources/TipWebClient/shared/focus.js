// The keyboard's focus, and places that can have it.
export const focusable = ":is(a[href], button, input, select, textarea, summary, [contenteditable], [tabindex='0']):not(:disabled, noscript *)";

export const deepFocus = () => {
	let element = document.activeElement;
	while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
	return element;
};
// The last place of the keyboard's focus in an element.
export const stop = (element) => element
	&& ([...element.querySelectorAll(focusable)].pop() || (element.matches(focusable) ? element : null));
// The control of a person's that an element is, or has inside.
export const controlOf = (element) => element?.matches(focusable) ? element : element?.querySelector(focusable);
