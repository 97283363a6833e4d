// Shows the tips of a page, and reports what the page does. A page may load this file under two addresses.
import { start } from "./page.js";
import { name } from "./site.js";

export const { donate, set } = window[Symbol.for(name)] ??= start();
