import { n as offlineErrorFrom } from "./offlineError-Vf4mHYRw.js";
// src/offline/change.ts
/**
* Runs one change of the named stores in one transaction: all of it is written or nothing. `work` is given these
* stores and no others; changes that name none of them don't wait for it. Rejects with an `OfflineError` and with
* nothing else.
*/
async function change(db, names, work) {
	try {
		return await db.transaction("rw", names, async () => work(db));
	} catch (error) {
		throw offlineErrorFrom(error);
	}
}
/**
* Reads the named stores as they are at one moment; `work` is given these for reading alone. Readings don't wait for
* each other. Rejects with an `OfflineError` and with nothing else.
*/
async function read(db, names, work) {
	try {
		return await observe(db, names, work);
	} catch (error) {
		throw offlineErrorFrom(error);
	}
}
/**
* The same for a live query. It rejects with Dexie's own errors: by their names the query tells a database that is
* closed for now, and asks again once it is open.
*/
function observe(db, names, work) {
	const readable = db;
	return db.transaction("r", names, async () => work(readable));
}
export { observe as n, read as r, change as t };
