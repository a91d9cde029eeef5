import { t as newId } from "./newId-QR5M__zB.js";
// src/offline/outbox/owner.ts
var OWNER_KEY = "owner";
/**
* Whom new intents belong to: the signed-in user, or this device's guest, who is made at the first question.
* Runs inside the caller's transaction.
*/
async function currentOwner(stores) {
	const known = ownerIn(await stores.settings.get(OWNER_KEY));
	if (known !== null) return known;
	const guest = `guest:${newId()}`;
	await stores.settings.put({
		key: OWNER_KEY,
		value: guest
	});
	return guest;
}
/** The same without making anybody: null while nobody has been asked for. */
async function knownOwner(stores) {
	return ownerIn(await stores.settings.get(OWNER_KEY));
}
function ownerIn(row) {
	return typeof row?.value === "string" ? row.value : null;
}
export { knownOwner as n, currentOwner as t };
