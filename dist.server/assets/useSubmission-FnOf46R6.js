import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/ui/form/useSubmission.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Work that a press starts: one at a time, ended when the screen is left. Its failure stays to be shown. */
function useSubmission(work) {
	const running = (0, import_react.useRef)(null);
	const [isPending, setPending] = (0, import_react.useState)(false);
	const [failure, setFailure] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => () => running.current?.abort(), []);
	async function run(allowed) {
		const controller = new AbortController();
		running.current = controller;
		setPending(true);
		setFailure(null);
		try {
			if (allowed === void 0 || await allowed) await work(controller.signal);
		} catch (error) {
			if (!controller.signal.aborted) setFailure(error);
		} finally {
			running.current = null;
			setPending(false);
		}
	}
	function start(allowed) {
		if (running.current === null) run(allowed);
	}
	return {
		isPending,
		failure,
		submit: () => start(),
		submitIf: (allowed) => start(allowed),
		forget: () => setFailure(null)
	};
}
export { useSubmission as t };
