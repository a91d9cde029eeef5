import { t as newId } from "./newId-QR5M__zB.js";
import { n as readCartState, t as changeCartState } from "./cartState-P8d1dPcf.js";
// src/offline/cart/cartNotices.ts
/** Adds notices to those a person hasn't dismissed, inside the caller's transaction. */
async function addNotices(stores, notices) {
	if (notices.length === 0) return;
	const at = Date.now();
	const state = await readCartState(stores);
	const added = notices.map((notice) => ({
		...notice,
		id: newId(),
		at
	}));
	await changeCartState(stores, { notices: [...state.notices, ...added].slice(-20) });
}
/** Remembers removals as ones that can be undone, inside the caller's transaction. */
async function openRemovals(stores, removed) {
	const ids = [...(await readCartState(stores)).openRemovals, ...removed.map((one) => one.removalId)];
	await changeCartState(stores, { openRemovals: ids.slice(-200) });
}
export { openRemovals as n, addNotices as t };
