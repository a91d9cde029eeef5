// src/offline/outbox/intent.ts
var SIGNED_OUT_CODES = /* @__PURE__ */ new Set([
	"UNAUTHORIZED",
	"SESSION_EXPIRED",
	"SESSION_CHANGED"
]);
/** Whether a failure lasts until its owner signs in again. */
function isSignedOutFailure({ code }) {
	return SIGNED_OUT_CODES.has(code);
}
/** Whether a change will leave this device by itself: a refused one waits for a person, others for their sign-in. */
function canStillBeSent({ state, lastError }) {
	return state === "waiting" && (lastError === null || !isSignedOutFailure(lastError));
}
/** Narrows an intent to its kind, and with it what it carries. */
function isIntentOf(intent, kind) {
	return intent.kind === kind;
}
export { isIntentOf as n, isSignedOutFailure as r, canStillBeSent as t };
