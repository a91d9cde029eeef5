import { t as change } from "./change-BUCoBqBE.js";
import { n as knownOwner } from "./owner-BCVJoIrS.js";
// src/offline/session/draftOwner.ts
/**
* The row among the drafts that says whose they are. Where there is one, it names whoever uses this device: a change
* of owner takes it away in the same transaction, and the next draft writes it anew.
*/
var OWNER_ROW = "drafts-owner";
function isDraft({ name }) {
	return name !== OWNER_ROW;
}
/** Whose the drafts are; null when they don't say. */
async function draftOwner(stores) {
	const owner = (await stores.drafts.get(OWNER_ROW))?.value;
	return typeof owner === "string" ? owner : null;
}
/** Has the drafts say that they are those of `owner`, who uses this device. Inside the caller's transaction. */
async function nameDraftOwner(stores, owner) {
	if (await draftOwner(stores) === owner) return;
	await stores.drafts.put({
		name: OWNER_ROW,
		value: owner,
		savedAt: Date.now()
	});
}
/**
* Changes the drafts, when whoever uses this device is meant; otherwise nothing happens. Large drafts are saved often:
* once the drafts say whose they are, such a change holds no other store, and so holds up no other change.
*/
async function changeDrafts(db, isMeant, work) {
	if (!await change(db, ["drafts"], async (stores) => {
		const owner = await draftOwner(stores);
		if (owner === null || !isMeant(owner)) return false;
		await work(stores);
		return true;
	})) await claimDrafts(db, isMeant, work);
}
async function claimDrafts(db, isMeant, work) {
	await change(db, ["drafts", "settings"], async (stores) => {
		const owner = await knownOwner(stores);
		if (owner === null || !isMeant(owner)) return;
		await nameDraftOwner(stores, owner);
		await work(stores);
	});
}
export { isDraft as n, nameDraftOwner as r, changeDrafts as t };
