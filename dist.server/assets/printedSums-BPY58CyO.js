// src/domain/checkout/printedSums.ts
/**
* The sums of a cart, a checkout or an order, for the page and for the letter alike; `money` writes an amount in the
* reader's language. Delivery has a row where something is delivered.
*/
function printedSums({ totals, needsDelivery }, money) {
	const { subtotal, discount, shipping, tax, total, currencyCode } = totals;
	const print = (amount) => money({
		amount,
		currencyCode
	});
	const rows = [{
		kind: "goods",
		amount: print(subtotal)
	}];
	if (discount > 0) rows.push({
		kind: "discount",
		amount: print(-discount)
	});
	if (needsDelivery) rows.push({
		kind: "shipping",
		amount: shipping === 0 ? null : print(shipping)
	});
	return {
		rows,
		total: print(total),
		tax: tax === 0 ? null : print(tax)
	};
}
export { printedSums as t };
