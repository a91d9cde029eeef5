import { t as database } from "./openDatabase-CFW3ZPOH.js";
import { discardIntent, retryIntent } from "./intents-C6wHXSsn.js";
// src/features/outbox/outboxActions.ts
/** Sends changes now, without waiting for their time. */
async function retry(ids) {
	const db = await database();
	for (const id of ids) await retryIntent(db, id);
}
/** Gives a change up and takes it back on this device. */
async function discard(id) {
	await discardIntent(await database(), id);
}
export { discard, retry };
