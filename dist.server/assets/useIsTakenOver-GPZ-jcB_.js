import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/useIsTakenOver.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var never = () => () => void 0;
/** True on a server, and for the render that takes over what it has made: what differs by device comes after it. */
function useIsTakenOver() {
	return (0, import_react.useSyncExternalStore)(never, () => false, () => true);
}
export { useIsTakenOver as t };
