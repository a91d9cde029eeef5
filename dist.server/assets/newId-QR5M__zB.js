// src/offline/newId.ts
/** A random id. Not `crypto.randomUUID`: that is missing on pages served without TLS in a local network. */
function newId() {
	const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export { newId as t };
