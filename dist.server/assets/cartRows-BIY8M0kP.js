// src/offline/cart/cartIntentArguments.ts
/** All of the cart's intents are of this entity: they are settled together, by the state of the whole cart. */
var CART_ENTITY = "cart";
// src/offline/cart/cartRows.ts
/** The line without what only its keeping needs. */
function cartItemOf({ key: _key, position: _position, ...item }) {
	return item;
}
var EMPTY_CART_STATE = {
	id: "cart",
	cartId: null,
	checkoutUrl: null,
	lastSync: null,
	remote: null,
	sendingSince: null,
	outcomeUnknown: false,
	discountCodes: [],
	buyer: {
		email: null,
		phone: null
	},
	checkout: null,
	error: null,
	notices: [],
	openRemovals: []
};
export { cartItemOf as n, CART_ENTITY as r, EMPTY_CART_STATE as t };
