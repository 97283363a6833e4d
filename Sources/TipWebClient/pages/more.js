// What few pages need, which is loaded when it is needed.
export { tell } from "./notices.js";
export { start as startFrame } from "./frames.js";
export { Library } from "./library.js";
