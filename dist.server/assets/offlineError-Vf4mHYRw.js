import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as QUANTITY_REFUSALS } from "./cartQuantity-DUDfst-D.js";
// src/offline/offlineError.ts
var offlineError_exports = /* @__PURE__ */ __exportAll({
	OFFLINE_ERROR_CODES: () => OFFLINE_ERROR_CODES,
	OfflineError: () => OfflineError,
	offlineErrorFrom: () => offlineErrorFrom
});
/** What a command of generations rejects with besides storage. */
var GENERATION_COMMAND_CODES = [
	"GENERATOR_INVALID_PROMPT",
	"GENERATION_SIGN_IN_NEEDED",
	"GENERATION_NOT_FOUND"
];
/** Every code of what can go wrong on this device. The screen words them: this file is shared with the worker. */
var OFFLINE_ERROR_CODES = [
	...QUANTITY_REFUSALS,
	"CART_TOO_MANY_LINES",
	"CART_VARIANT_SOLD_OUT",
	"CART_CURRENCY_MISMATCH",
	"CART_DISCOUNT_CODE_INVALID",
	"CART_EMPTY",
	"CART_CHANGED",
	"CART_HAS_REFUSALS",
	"CART_GIFT_DAY_OVER",
	"CART_PICTURE_MISSING",
	"CART_SHOP_BUSY",
	"CART_SHOP_UNREACHABLE",
	...GENERATION_COMMAND_CODES,
	"OFFLINE_STORAGE_FULL",
	"OFFLINE_STORAGE_UNAVAILABLE",
	"OFFLINE_STORAGE_OUTDATED",
	"OFFLINE_LOCK_LOST",
	"OFFLINE_UNEXPECTED"
];
/** What a command of the offline core rejects with. `code` tells the screen what to say. */
var OfflineError = class extends Error {
	name = "OfflineError";
	code;
	constructor(code, message, cause) {
		super(message, { cause });
		this.code = code;
	}
};
/** Turns whatever the browser's database threw into a coded error; an OfflineError passes as it is. */
function offlineErrorFrom(error) {
	if (error instanceof OfflineError) return error;
	const names = errorNames(error);
	const message = error instanceof Error ? error.message : String(error);
	if (names.includes("QuotaExceededError")) return new OfflineError("OFFLINE_STORAGE_FULL", message, error);
	if (names.includes("VersionError")) return new OfflineError("OFFLINE_STORAGE_OUTDATED", message, error);
	if (names.some((name) => STORAGE_FAILURES.has(name))) return new OfflineError("OFFLINE_STORAGE_UNAVAILABLE", message, error);
	return new OfflineError("OFFLINE_UNEXPECTED", message, error);
}
var STORAGE_FAILURES = /* @__PURE__ */ new Set([
	"AbortError",
	"DatabaseClosedError",
	"InvalidStateError",
	"MissingAPIError",
	"OpenFailedError",
	"SecurityError",
	"TimeoutError",
	"TransactionInactiveError",
	"UnknownError"
]);
/** The names of an error and of those it wraps: a full disk shows as an AbortError around the real reason. */
function errorNames(error, depth = 0) {
	if (typeof error !== "object" || error === null || depth > 4) return [];
	const name = "name" in error && typeof error.name === "string" ? [error.name] : [];
	const inner = "inner" in error ? errorNames(error.inner, depth + 1) : [];
	const cause = "cause" in error ? errorNames(error.cause, depth + 1) : [];
	return [
		...name,
		...inner,
		...cause
	];
}
export { offlineErrorFrom as n, offlineError_exports as r, OfflineError as t };
