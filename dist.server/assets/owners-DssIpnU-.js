import { n as knownOwner } from "./owner-BCVJoIrS.js";
// src/offline/session/owners.ts
/** The owner of what a signed-in user does on this device. It stays when the session expires. */
function userOwner(userId) {
	return `user:${userId}`;
}
/** Somebody who uses this device without an account. */
function isGuest(owner) {
	return owner.startsWith("guest:");
}
/** Whether what is on this device is this user's. Inside the caller's transaction. */
async function isOwnedBy(stores, userId) {
	return await knownOwner(stores) === userOwner(userId);
}
export { isOwnedBy as n, userOwner as r, isGuest as t };
