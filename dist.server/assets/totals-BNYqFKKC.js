import { t as checkoutTotals } from "./totals-CcjxTrBn.js";
import { n as parseAmount, r as partOf } from "./money-BjVf9dA6.js";
// src/domain/cart/discount.ts
/** What a code takes off goods worth `goods`, gift wrap not counted: never more than they are. */
function discountOn({ kind, value }, goods) {
	return Math.min(goods, kind === "percent" ? partOf(goods, value) : value);
}
/** What codes take off together. They don't add up: the one that takes off most counts. */
function bestDiscount(worths, goods) {
	return Math.max(0, ...worths.map((worth) => discountOn(worth, goods)));
}
// src/domain/cart/totals.ts
/** For each wrapped line, however many pieces it holds. */
var GIFT_WRAP_COST = 1e3;
/** What a line costs: its pieces and its gift wrap. */
function lineTotal(line) {
	return goodsTotal(line) + wrapCost(line);
}
function goodsTotal({ price, quantity }) {
	return parseAmount(price.amount) * quantity;
}
function wrapCost({ personalization }) {
	return personalization?.giftWrap === true ? GIFT_WRAP_COST : 0;
}
/**
* Sums a cart exactly, as its checkout will with the standard delivery. `discounts` are what the codes at work promise.
* Throws a RangeError when its lines are of different currencies.
*/
function cartTotals(lines, discounts = []) {
	const currencyCode = lines[0]?.price.currencyCode ?? "PLN";
	let goods = 0;
	let wraps = 0;
	let itemCount = 0;
	for (const line of lines) {
		if (line.price.currencyCode !== currencyCode) throw new RangeError(`cannot add ${line.price.currencyCode} to ${currencyCode}`);
		goods += goodsTotal(line);
		wraps += wrapCost(line);
		itemCount += line.quantity;
	}
	const needsDelivery = lines.some(({ terms }) => terms?.requiresShipping !== false);
	return {
		...checkoutTotals({
			subtotal: goods + wraps,
			discount: bestDiscount(discounts, goods),
			shippingMethod: "standard",
			needsDelivery,
			currencyCode
		}),
		itemCount,
		needsDelivery
	};
}
export { cartTotals as n, lineTotal as r, GIFT_WRAP_COST as t };
