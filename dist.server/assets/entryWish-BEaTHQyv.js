import { t as safeRedirect } from "./safeRedirect-BlkFv8Qn.js";
// src/features/sign-in/entryWish.ts
var WISH_KEY = "iskra-entry-wish";
/** Leaves where somebody wanted to go for the tab that their letter opens. */
function leaveWish(redirect) {
	try {
		localStorage.setItem(WISH_KEY, redirect);
	} catch {}
}
/** Where somebody wanted to go before they were asked to confirm their address; null where nowhere safe is known. */
function readWish() {
	try {
		return safeRedirect(localStorage.getItem(WISH_KEY) ?? void 0);
	} catch {
		return null;
	}
}
function forgetWish() {
	try {
		localStorage.removeItem(WISH_KEY);
	} catch {}
}
export { leaveWish as n, readWish as r, forgetWish as t };
