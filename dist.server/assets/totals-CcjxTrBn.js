import { r as partOf } from "./money-BjVf9dA6.js";
import { o as shippingPrice } from "./shippingMethods-C4Dz1uNd.js";
/**
* The one rule of what a purchase costs: for the drawer without a network, for the checkout's answer at once, and for
* the server's that counts. A discount lowers what tax is taken from, never below zero; what shipping costs is decided
* by the value before it, so that a discount never makes delivery dearer. What needs no delivery ships for nothing.
*/
function checkoutTotals(order) {
	const discount = Math.min(Math.max(order.discount, 0), order.subtotal);
	const taxable = order.subtotal - discount;
	const tax = partOf(taxable, 825);
	const shipping = order.needsDelivery ? shippingPrice(order.shippingMethod, order.subtotal) : 0;
	return {
		subtotal: order.subtotal,
		discount,
		tax,
		shipping,
		total: taxable + tax + shipping,
		currencyCode: order.currencyCode
	};
}
export { checkoutTotals as t };
