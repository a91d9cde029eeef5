// src/api/product/keyed.ts
/** A write that may be repeated carries a key: the caller's own, or one for this call. */
function keyed(options) {
	return {
		...options,
		idempotencyKey: options?.idempotencyKey ?? crypto.randomUUID()
	};
}
export { keyed as t };
