import { r as read, t as change } from "./change-BUCoBqBE.js";
import { n as isOwnedBy } from "./owners-DssIpnU-.js";
// src/offline/session/accountCopies.ts
/** The last copy of `what` for this user; null when there is none, or when this device is somebody else's now. */
function readAccountCopy(db, userId, what) {
	return read(db, ["accountCopies", "settings"], async (stores) => {
		if (!await isOwnedBy(stores, userId)) return null;
		const row = await stores.accountCopies.get(what);
		return row === void 0 ? null : {
			value: row.value,
			keptAt: row.keptAt
		};
	});
}
/** Stores the last copy of `what`. An answer that comes after its user has signed out is not stored. */
function cacheAccountCopy(db, userId, what, value) {
	return change(db, ["accountCopies", "settings"], async (stores) => {
		if (await isOwnedBy(stores, userId)) await stores.accountCopies.put({
			what,
			value,
			keptAt: Date.now()
		});
	});
}
export { cacheAccountCopy, readAccountCopy };
