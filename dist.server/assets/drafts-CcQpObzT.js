import { r as read } from "./change-BUCoBqBE.js";
import { t as changeDrafts } from "./draftOwner-CV9QjhlS.js";
import { n as isOwnedBy, r as userOwner } from "./owners-DssIpnU-.js";
// src/offline/session/drafts.ts
/** This user's draft of that name, as it was written; null when there is none. It outlives an expired session. */
function readDraft(db, userId, name) {
	return read(db, ["drafts", "settings"], async (stores) => {
		if (!await isOwnedBy(stores, userId)) return null;
		return (await stores.drafts.get(name))?.value ?? null;
	});
}
/** Stores a draft; after its user has signed out nothing is stored any more. */
function writeDraft(db, userId, name, value) {
	return changeDrafts(db, (owner) => owner === userOwner(userId), (stores) => stores.drafts.put({
		name,
		value,
		savedAt: Date.now()
	}));
}
function forgetDraft(db, userId, name) {
	return changeDrafts(db, (owner) => owner === userOwner(userId), (stores) => stores.drafts.delete(name));
}
export { forgetDraft, readDraft, writeDraft };
