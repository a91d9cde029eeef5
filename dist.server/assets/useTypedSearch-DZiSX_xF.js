import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/useTypedSearch.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How long typing rests before the address follows. */
var REST_MS = 200;
/**
* The text being typed, ahead of the address that owns it. The address is written when typing rests; when it changes
* by another way (back, a chip that clears), the text follows it. `canonical` is a text as the address has it.
*/
function useTypedSearch(owned, canonical, onSettle) {
	const [text, setText] = (0, import_react.useState)(owned ?? "");
	const [seen, setSeen] = (0, import_react.useState)(owned);
	const [written, setWritten] = (0, import_react.useState)(owned);
	if (owned !== seen) {
		setSeen(owned);
		if (owned !== written) setText(owned ?? "");
		setWritten(owned);
	}
	const settle = (0, import_react.useEffectEvent)((next) => {
		setWritten(next);
		onSettle(next);
	});
	const settled = canonical(text);
	(0, import_react.useEffect)(() => {
		if (settled === owned) return void 0;
		const timer = setTimeout(() => settle(settled), REST_MS);
		return () => clearTimeout(timer);
	}, [settled, owned]);
	return [text, setText];
}
/** The text without what surrounds it; undefined where nothing is left. */
function trimmedOrNone(text) {
	const trimmed = text.trim();
	return trimmed === "" ? void 0 : trimmed;
}
export { useTypedSearch as n, trimmedOrNone as t };
