// Sends one request at a time, and again after a pause while there is no answer.
import { after } from "./basics.js";

// `send` returns in how many seconds it is to be called again; nothing if there is nothing more to send.
export const repeat = (send) => {
	let isSending, isDue, timer;
	const run_ = async () => {
		isDue = true;
		if (isSending || timer) return;
		isSending = true;
		let wait;
		try {
			while (isDue || wait === 0) {
				isDue = false;
				wait = await send();
				if (wait) break;
			}
		} finally {
			isSending = false;
		}
		if (wait) timer = after(wait, now_);
	};
	// Doesn't wait for the end of a pause.
	const now_ = () => {
		clearTimeout(timer);
		timer = null;
		return run_();
	};
	return { run_, now_ };
};
