import { t as newId } from "./newId-QR5M__zB.js";
import { t as currentOwner } from "./owner-BCVJoIrS.js";
// src/offline/outbox/enqueue.ts
/** What a transaction that enqueues has to hold: the outbox, and the settings that say whose intent it is. */
var INTENT_STORES = ["outbox", "settings"];
/**
* Puts an intent in the outbox, inside the caller's transaction together with the row it is about. One with the
* same key that still waits, or was refused, is replaced by it and keeps its place.
*/
async function enqueue(stores, intent) {
	const now = Date.now();
	const before = await stores.outbox.where("coalesceKey").equals(intent.coalesceKey).first();
	const row = {
		kind: intent.kind,
		entity: intent.entity,
		coalesceKey: intent.coalesceKey,
		arguments: intent.arguments,
		idempotencyKey: newId(),
		owner: await currentOwner(stores),
		state: intent.refused === void 0 ? "waiting" : "parked",
		createdAt: before?.createdAt ?? now,
		attempts: before?.state === "waiting" ? before.attempts : 0,
		nextAttemptAt: Math.max(intent.notBefore ?? now, await restUntil(stores, intent.entity)),
		lastError: intent.refused ?? (before?.state === "waiting" ? before.lastError : null),
		version: (before?.version ?? 0) + 1
	};
	if (before === void 0) await stores.outbox.add(row);
	else await stores.outbox.put({
		...row,
		id: before.id
	});
}
/** A service that asked to be left alone is left alone by newer intents too. */
async function restUntil(stores, entity) {
	const failed = await stores.outbox.where("entity").equals(entity).filter((row) => row.state === "waiting" && row.attempts > 0).toArray();
	return Math.max(0, ...failed.map((row) => row.nextAttemptAt));
}
export { enqueue as n, INTENT_STORES as t };
