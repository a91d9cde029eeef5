import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/services/asksForPrivacy.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whether this browser asks for whoever uses it not to be followed: by Global Privacy Control, or Do Not Track. */
function asksForPrivacy(browser = navigator) {
	if ("globalPrivacyControl" in browser && browser.globalPrivacyControl === true) return true;
	return "doNotTrack" in browser && browser.doNotTrack === "1";
}
/** The same for what is rendered: a server doesn't know yet. */
function useAsksForPrivacy() {
	return (0, import_react.useSyncExternalStore)(neverChanges, asksNow, unknownYet);
}
var neverChanges = () => () => void 0;
var asksNow = () => asksForPrivacy();
var unknownYet = () => false;
export { useAsksForPrivacy as n, asksForPrivacy as t };
