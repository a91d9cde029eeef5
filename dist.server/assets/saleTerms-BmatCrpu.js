import { r as mostOf } from "./cartQuantity-DUDfst-D.js";
// src/domain/cart/saleTerms.ts
/** The terms of a line, as a variant or the storefront's line tells them; nothing where it doesn't. */
function saleTerms(variant) {
	const { requiresShipping, quantityAvailable, maximumQuantity } = variant;
	if (requiresShipping === void 0) return {};
	return { terms: {
		requiresShipping,
		quantityAvailable,
		maximumQuantity: maximumQuantity ?? null
	} };
}
function areSameTerms(one, other) {
	return one?.requiresShipping === other?.requiresShipping && one?.quantityAvailable === other?.quantityAvailable && one?.maximumQuantity === other?.maximumQuantity;
}
/** Lines of one variant share its stock. `others` are the lines besides this one. */
function mostPieces({ variantId, terms }, others) {
	const taken = others.filter((other) => other.variantId === variantId).reduce((sum, { quantity }) => sum + quantity, 0);
	const inStock = Math.max(0, (terms?.quantityAvailable ?? Number.POSITIVE_INFINITY) - taken);
	const most = mostOf(terms?.maximumQuantity ?? null);
	if (inStock < most) return {
		pieces: inStock,
		reason: "stock"
	};
	return {
		pieces: most,
		reason: most === 1 ? "single" : "limit"
	};
}
export { mostPieces as n, saleTerms as r, areSameTerms as t };
