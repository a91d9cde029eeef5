import { t as storeCost } from "./storeCost-wZLvSHDU.js";
import { n as cartTotals } from "./totals-BNYqFKKC.js";
import { n as observe } from "./change-BUCoBqBE.js";
import { n as cartItemOf, r as CART_ENTITY } from "./cartRows-BIY8M0kP.js";
import { n as momentOfReading } from "./cartMoment-BCpfRoVi.js";
import { n as readCartState } from "./cartState-P8d1dPcf.js";
// src/offline/cart/readCart.ts
/** Longer than any call: a mark older than this was left by a tab that died while sending. */
var SENDING_FOR_MS = 6e4;
/** Reads the whole cart; made for `useLiveQuery`. */
function readCart(db) {
	return observe(db, [
		"cartItems",
		"cartState",
		"outbox"
	], async (stores) => {
		const rows = await stores.cartItems.orderBy("position").toArray();
		const moment = momentOfReading();
		const state = await readCartState(stores);
		const intents = await stores.outbox.where("entity").equals(CART_ENTITY).toArray();
		const sending = state.sendingSince !== null && Date.now() - state.sendingSince < SENDING_FOR_MS;
		const items = rows.map(cartItemOf);
		const discounts = discountsAtWork(state);
		const standing = syncState(intents, sending);
		return {
			items,
			totals: cartTotals(items, discounts),
			discounts,
			cost: standing === "synced" ? storeCost(rows, state.remote) : null,
			cartId: state.cartId,
			checkoutUrl: state.checkoutUrl,
			lastSync: state.lastSync,
			syncState: standing,
			error: state.error,
			discountCodes: state.discountCodes,
			buyer: state.buyer,
			notices: state.notices,
			refusals: refusals(intents),
			moment
		};
	});
}
/** Those of the codes that are in the cart here: one taken out takes nothing off any more. */
function discountsAtWork({ remote, discountCodes }) {
	const codes = new Set(discountCodes.map(({ code }) => code.toLowerCase()));
	return (remote?.discounts ?? []).filter(({ code }) => codes.has(code.toLowerCase()));
}
function syncState(intents, sending) {
	if (intents.some((intent) => intent.state === "parked")) return "parked";
	if (intents.every((intent) => intent.kind === "cart.sync")) return "synced";
	if (sending) return "sending";
	return intents.some((intent) => intent.lastError?.kind === "busy") ? "resting" : "waiting";
}
function refusals(intents) {
	const found = {};
	for (const intent of intents) if (intent.state === "parked" && "itemId" in intent.arguments && intent.lastError !== null) found[intent.arguments.itemId] = intent.lastError;
	return found;
}
export { readCart };
