import { t as OfflineError } from "./offlineError-Vf4mHYRw.js";
import { t as change } from "./change-BUCoBqBE.js";
import { t as newId } from "./newId-QR5M__zB.js";
// src/offline/outbox/leaseLock.ts
/** Longer than the slowest call to a service, so that a living holder still has it between two renewals. */
var LEASE_MS = 45e3;
var HEARTBEAT_MS = LEASE_MS / 3;
var ASK_AGAIN_MS = 400;
/** A lock stored as a row that runs out unless it is renewed: for browsers without Web Locks. */
function leaseLock(db, name) {
	const key = `lock:outbox:${name}`;
	return { async run(work, signal) {
		const holder = newId();
		await acquire(db, key, holder, signal);
		const stopHeartbeat = startHeartbeat(db, key, holder);
		try {
			return await work({ confirm: (stores) => confirm(stores, key, holder) });
		} finally {
			stopHeartbeat();
			await release(db, key, holder);
		}
	} };
}
/** Resolves once `holder` has the lease; rejects when `signal` gives the waiting up. */
async function acquire(db, key, holder, signal) {
	while (!await renewLease(db, key, holder)) {
		signal?.throwIfAborted();
		await pause(ASK_AGAIN_MS);
	}
}
function pause(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
/** Renews the lease for as long as its holder works. Returns how to stop. */
function startHeartbeat(db, key, holder) {
	const timer = setInterval(() => void renewLease(db, key, holder).catch(() => void 0), HEARTBEAT_MS);
	return () => clearInterval(timer);
}
/** Takes the lease, or makes it last longer; false while somebody else holds it. */
function renewLease(db, key, holder) {
	return change(db, ["settings"], async (stores) => {
		const now = Date.now();
		const lease = await readLease(stores, key);
		if (lease !== null && lease.expiresAt > now && lease.expiresAt <= now + 45e3 && !isHeldBy(lease, holder)) return false;
		await stores.settings.put({
			key,
			value: {
				holder,
				expiresAt: now + LEASE_MS
			}
		});
		return true;
	});
}
async function confirm(stores, key, holder) {
	if (!isHeldBy(await readLease(stores, key), holder)) throw new OfflineError("OFFLINE_LOCK_LOST", "the outbox is sent by somebody else");
}
function release(db, key, holder) {
	return change(db, ["settings"], async (stores) => {
		if (isHeldBy(await readLease(stores, key), holder)) await stores.settings.delete(key);
	});
}
function isHeldBy(lease, holder) {
	return lease?.holder === holder;
}
async function readLease(stores, key) {
	const value = (await stores.settings.get(key))?.value;
	if (typeof value !== "object" || value === null) return null;
	if (!("holder" in value && "expiresAt" in value)) return null;
	const { holder, expiresAt } = value;
	return typeof holder === "string" && typeof expiresAt === "number" ? {
		holder,
		expiresAt
	} : null;
}
// src/offline/outbox/outboxLock.ts
/** The browser's Web Lock, or a lease in the database where the browser has none. */
function outboxLock(db, name) {
	const locks = globalThis.navigator?.locks;
	return locks === void 0 ? leaseLock(db, name) : webLock(locks, name);
}
/** The browser gives a Web Lock back by itself when its holder dies, so it can't be lost while held. */
function webLock(locks, name) {
	return { run: async (work, signal) => locks.request(`iskra-outbox:${name}`, signal === void 0 ? {} : { signal }, async () => work({ confirm: () => Promise.resolve() })) };
}
// src/offline/outbox/backoff.ts
var FIRST_MS = 1e3;
var LONGEST_MS = 3e5;
/** The longest wait a service can ask for; a wait beyond it in a row means the clock was set back. */
var LONGEST_RETRY_AFTER_MS = 36e5;
/**
* How long to wait after the n-th failed attempt (1 is the first): doubling from one second to five minutes,
* with the upper half left to chance so that devices don't come back all at once. What the service asked for
* (`retryAfterMs`) is the least.
*/
function retryDelay(attempts, retryAfterMs, random) {
	const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 30));
	const delay = Math.round(full / 2 + full / 2 * random());
	return Math.max(delay, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
}
/** Whether an intent's time has come; a time too far ahead comes from a clock that was set back. */
function isDue(nextAttemptAt, now) {
	return nextAttemptAt <= now || nextAttemptAt > now + 36e5;
}
export { retryDelay as n, outboxLock as r, isDue as t };
