import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { n as liveQuery } from "./dexie-6xc6vSGO.js";
import { n as offlineErrorFrom } from "./offlineError-Vf4mHYRw.js";
// src/offline/watchQuery.ts
var watchQuery_exports = /* @__PURE__ */ __exportAll({ watchQuery: () => watchQuery });
/**
* Reads now and after every change of what was read, by any tab or the worker, until storage fails. Returns how to
* end it. For services of the page; a component reads by `useLiveQuery` or a `liveStore`.
*/
function watchQuery(db, query, { next, error }) {
	const subscription = liveQuery(() => query(db)).subscribe({
		next,
		error: (cause) => error(offlineErrorFrom(cause))
	});
	return () => subscription.unsubscribe();
}
export { watchQuery_exports as n, watchQuery as t };
