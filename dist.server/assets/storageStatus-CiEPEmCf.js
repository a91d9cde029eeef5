// src/offline/storageStatus.ts
var status = { kind: "opening" };
var listeners = /* @__PURE__ */ new Set();
function getStorageStatus() {
	return status;
}
/** For `useSyncExternalStore`. Returns how to stop. */
function subscribeStorageStatus(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
function setStorageStatus(next) {
	status = next;
	for (const listener of listeners) listener();
}
export { setStorageStatus as n, subscribeStorageStatus as r, getStorageStatus as t };
