import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/useSecondsLeft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whole seconds until a moment (epoch ms), counted down while the component stands; 0 once it has come. */
function useSecondsLeft(until) {
	const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1e3));
	const subscribe = (0, import_react.useCallback)((onTick) => {
		if (until <= Date.now()) return () => void 0;
		const timer = setInterval(() => {
			onTick();
			if (until <= Date.now()) clearInterval(timer);
		}, 250);
		return () => clearInterval(timer);
	}, [until]);
	return (0, import_react.useSyncExternalStore)(subscribe, read, read);
}
export { useSecondsLeft as t };
