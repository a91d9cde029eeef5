import { t as EMPTY_CART_STATE } from "./cartRows-BIY8M0kP.js";
// src/offline/cart/cartState.ts
/** The cart's one row of state; the empty one before anything was kept. */
async function readCartState(stores) {
	return await stores.cartState.get("cart") ?? EMPTY_CART_STATE;
}
/** Writes some of the cart's state, inside the caller's transaction. */
async function changeCartState(stores, changes) {
	await stores.cartState.put({
		...await readCartState(stores),
		...changes
	});
}
export { readCartState as n, changeCartState as t };
