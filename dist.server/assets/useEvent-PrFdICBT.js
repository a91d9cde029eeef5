import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { g as $fe16bffc7a557bf0$export$7f54fc3180508a52, nt as $d447af545b77c9f1$export$f531f92e2a15358f } from "./Text-CH09p7TZ.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/react-aria/dist/private/utils/useEvent.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function $600b3cf69ae46262$export$90fc3a17d93f704c(ref, event, listener, options) {
	let handleEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(listener);
	let isDisabled = listener == null;
	(0, import_react.useEffect)(() => {
		if (isDisabled || ref.current == null) return;
		return $d447af545b77c9f1$export$f531f92e2a15358f(ref.current, event, handleEvent, options);
	}, [
		ref,
		event,
		options,
		isDisabled
	]);
}
export { $600b3cf69ae46262$export$90fc3a17d93f704c as t };
