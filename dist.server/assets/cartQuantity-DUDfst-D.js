// src/domain/cart/cartQuantity.ts
/** The most pieces one line may hold; enough for a company's order, small enough to be a slip above it. */
var MAX_LINE_QUANTITY = 9999;
var QUANTITY_REFUSALS = [
	"CART_QUANTITY_NOT_WHOLE",
	"CART_QUANTITY_NOT_POSITIVE",
	"CART_QUANTITY_TOO_LARGE",
	"CART_ONCE_IS_ENOUGH"
];
/** Zero or less removes the line (specification part 1, section 4); parts of a piece and slips are refused. */
function judgeQuantity(quantity) {
	if (!Number.isInteger(quantity)) return {
		kind: "refuse",
		code: "CART_QUANTITY_NOT_WHOLE"
	};
	if (quantity <= 0) return { kind: "remove" };
	if (quantity > 9999) return {
		kind: "refuse",
		code: "CART_QUANTITY_TOO_LARGE"
	};
	return {
		kind: "keep",
		quantity
	};
}
/**
* Whether `added` more pieces may join the `present` ones: the refusal's code, or null when they may. `maximum` is the
* shop's own rule for the thing, where it has one.
*/
function refuseAddition(present, added, maximum = null) {
	const verdict = judgeQuantity(added);
	if (verdict.kind === "refuse") return verdict.code;
	if (verdict.kind === "remove") return "CART_QUANTITY_NOT_POSITIVE";
	if (maximum === 1 && present + added > 1) return "CART_ONCE_IS_ENOUGH";
	return present + added > mostOf(maximum) ? "CART_QUANTITY_TOO_LARGE" : null;
}
/** How many pieces a line may hold at most: as many as the shop's own rule says, where it has one. */
function mostOf(maximum) {
	return Math.min(maximum ?? 9999, MAX_LINE_QUANTITY);
}
export { refuseAddition as i, judgeQuantity as n, mostOf as r, QUANTITY_REFUSALS as t };
