import { r as read, t as change } from "./change-BUCoBqBE.js";
import { t as newId } from "./newId-QR5M__zB.js";
import { n as knownOwner, t as currentOwner } from "./owner-BCVJoIrS.js";
// src/offline/gallery/uploads.ts
/**
* Keeps a file until the gallery has it, so that a reload loses nothing. Rejects with OFFLINE_STORAGE_FULL where the
* device has no room for it: `addUploadWithoutFile` then keeps its place, and the page alone its file.
*/
function addUpload(db, upload, state = "waiting") {
	return change(db, [
		"settings",
		"uploads",
		"uploadFiles"
	], async (stores) => {
		const row = await putRow(stores, upload, state);
		await stores.uploadFiles.put({
			id: row.id,
			blob: upload.file
		});
		return row;
	});
}
function addUploadWithoutFile(db, upload) {
	return change(db, ["settings", "uploads"], (stores) => putRow(stores, upload, "waiting"));
}
/** Many files are chosen within one millisecond. */
var lastPosition = 0;
async function putRow(stores, { filename, mimeType, file, albumId = null }, state) {
	const owner = await currentOwner(stores);
	const createdAt = Date.now();
	lastPosition = Math.max(createdAt, lastPosition + 1);
	const row = {
		id: newId(),
		owner,
		filename,
		mimeType,
		bytes: file.size,
		state,
		code: null,
		albumId,
		createdAt,
		position: lastPosition
	};
	await stores.uploads.add(row);
	return row;
}
/** Whoever uses the device now, and what waits of theirs in its order. Runs inside a live query. */
function readUploads(db) {
	return read(db, ["settings", "uploads"], async (stores) => {
		const owner = await knownOwner(stores);
		if (owner === null) return [];
		return stores.uploads.where("owner").equals(owner).sortBy("position");
	});
}
/** Null when the device could not keep the file. */
function readUploadFile(db, id) {
	return read(db, ["uploadFiles"], async (stores) => (await stores.uploadFiles.get(id))?.blob ?? null);
}
/** The pictures are in the gallery, or not wanted any more. */
function dropUploads(db, ids) {
	return change(db, ["uploads", "uploadFiles"], async (stores) => {
		await stores.uploads.bulkDelete([...ids]);
		await stores.uploadFiles.bulkDelete([...ids]);
	});
}
/** Says yes to what another app handed over, or gives failed ones another try. */
function sendUploads(db, ids) {
	return change(db, ["uploads"], (stores) => changeRows(stores, ids, {
		state: "waiting",
		code: null
	}));
}
/** Writes down how a sending ended; a row that was dropped meanwhile stays dropped. */
function noteUpload(db, id, note) {
	return change(db, ["uploads"], (stores) => changeRows(stores, [id], note));
}
async function changeRows(stores, ids, changed) {
	await stores.uploads.where("id").anyOf([...ids]).modify(changed);
}
export { readUploadFile as a, noteUpload as i, addUploadWithoutFile as n, readUploads as o, dropUploads as r, sendUploads as s, addUpload as t };
