// Starts each TipUI root of a document.
import Drags from "./drags.js";
import Fields from "./fields.js";
import Focus from "./focus.js";
import Keys from "./keys.js";
import Levels from "./levels.js";
import Menus from "./menus.js";
import Motion from "./motion.js";
import start from "./page.js";
import Restart from "./restart.js";
import Share from "./share.js";

// WebKit may run a module before the style sheet is loaded, when no view has its final position yet.
const sheets = [...document.querySelectorAll("link[href*='/tipui.css']")].filter(({ sheet }) => !sheet);
await Promise.all(sheets.map((link) => new Promise((resolve) => link.onload = link.onerror = resolve)));
for (const root_ of document.querySelectorAll(".tipui[data-session]")) {
	start(root_, [Restart, Fields, Keys, Levels, Menus, Share, Motion, Focus, Drags]);
}
