import { t as change } from "./change-BUCoBqBE.js";
import { n as enqueue, t as INTENT_STORES } from "./enqueue-CzSFM3W9.js";
import { r as CART_ENTITY } from "./cartRows-BIY8M0kP.js";
import { t as announceOutboxChange } from "./signal-B7JA8guN.js";
// src/offline/cart/enqueueCart.ts
/** Asks for a line that was just taken out to leave the storefront's cart too. */
function enqueueRemoval(stores, removed) {
	const { id, key, title } = removed;
	return enqueue(stores, {
		kind: "cart.line",
		entity: CART_ENTITY,
		coalesceKey: lineIntentKey(id),
		arguments: {
			itemId: id,
			key,
			title,
			quantity: 0,
			removed
		}
	});
}
/** Asks for a line to reach the storefront as it stands here, inside the caller's transaction. */
function enqueueLine(stores, line, quantity, refused) {
	return enqueue(stores, {
		kind: "cart.line",
		entity: CART_ENTITY,
		coalesceKey: lineIntentKey(line.id),
		arguments: {
			itemId: line.id,
			key: line.key,
			title: line.title,
			quantity
		},
		...refused === void 0 ? {} : { refused }
	});
}
function enqueueDiscount(stores, code) {
	return enqueue(stores, {
		kind: "cart.discount",
		entity: CART_ENTITY,
		coalesceKey: "cart.discount",
		arguments: { code }
	});
}
/** Asks for the storefront's cart to be read again, at the earliest at `notBefore` (milliseconds since the epoch). */
function enqueueSync(stores, reason, notBefore) {
	return enqueue(stores, {
		kind: "cart.sync",
		entity: CART_ENTITY,
		coalesceKey: `cart.sync:${reason}`,
		arguments: { reason },
		...notBefore === void 0 ? {} : { notBefore }
	});
}
var lineIntentKey = (itemId) => `cart.line:${itemId}`;
// src/offline/cart/cartChange.ts
/** What a change of the cart holds: its rows, and the intents that tell the storefront. */
var CART_STORES = [
	"cartItems",
	"cartState",
	...INTENT_STORES
];
/** Runs a cart command: its rows and its intents in one transaction, then the outbox is told. */
async function cartChange(db, work) {
	const result = await change(db, CART_STORES, work);
	announceOutboxChange();
	return result;
}
export { enqueueRemoval as a, enqueueLine as i, cartChange as n, enqueueSync as o, enqueueDiscount as r, CART_STORES as t };
