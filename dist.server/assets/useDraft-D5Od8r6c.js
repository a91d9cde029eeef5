import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as LatestWriter } from "./LatestWriter-DENW0Fn3.js";
// src/ui/form/useDraft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Brings a form's unsent words back and stores them with every change. What is typed while they are still being read
* is stored together with them.
*/
function useDraft({ store, unsent, onRestored }) {
	const [readFrom, setReadFrom] = (0, import_react.useState)(null);
	const [isRestored, setRestored] = (0, import_react.useState)(false);
	const [writer] = (0, import_react.useState)(() => new LatestWriter());
	const stored = (0, import_react.useRef)(unsent);
	/** What comes next is what was just read: it needn't be stored again. */
	const isOnlyRestored = (0, import_react.useRef)(false);
	const isRead = store !== null && readFrom === store;
	const restore = (0, import_react.useEffectEvent)((found) => {
		isOnlyRestored.current = unsent === null;
		onRestored(found);
		setRestored(true);
	});
	const begin = (0, import_react.useEffectEvent)(() => {
		stored.current = unsent;
	});
	(0, import_react.useEffect)(() => {
		if (store === null) return void 0;
		let isGone = false;
		begin();
		const bringBack = async () => {
			const found = await store.read();
			if (isGone) return;
			setReadFrom(store);
			if (found !== null) restore(found);
		};
		bringBack();
		return () => {
			isGone = true;
		};
	}, [store]);
	(0, import_react.useEffect)(() => {
		if (!isRead || unsent === stored.current) return;
		stored.current = unsent;
		const isStored = isOnlyRestored.current;
		isOnlyRestored.current = false;
		if (!isStored) writer.write(store, unsent);
	}, [
		isRead,
		store,
		unsent,
		writer
	]);
	return {
		isRead,
		isRestored,
		markDiscarded: () => setRestored(false)
	};
}
export { useDraft as t };
