// src/domain/checkout/shippingMethods.ts
var SHIPPING_METHOD_CODES = [
	"standard",
	"locker",
	"express"
];
var FREE_SHIPPING_FROM = 5e3;
/** In how many working days the standard courier is there: the earliest and the latest. */
var STANDARD_DAYS = {
	earliest: 2,
	latest: 3
};
/** Next working day: its price is never waived. */
var EXPRESS_PRICE = 1499;
/**
* What delivery costs of a cart worth `subtotal`: everything in it counts, what travels and what doesn't, gift wrap
* included and before any discount. The standard courier and the parcel locker are free from 50 zł and cost 5,99 zł
* below.
*/
function shippingPrice(method, subtotal) {
	if (method === "express") return EXPRESS_PRICE;
	return subtotal >= 5e3 ? 0 : 599;
}
/** Lockers and the express courier exist in Poland only. */
function isOfferedIn(method, country) {
	return method === "standard" || country === "PL";
}
/** Every way to deliver goods worth `subtotal` to this country, the cheapest way first. */
function shippingOffers(subtotal, country) {
	return SHIPPING_METHOD_CODES.filter((code) => isOfferedIn(code, country)).map((code) => ({
		code,
		price: shippingPrice(code, subtotal)
	}));
}
export { shippingOffers as a, isOfferedIn as i, SHIPPING_METHOD_CODES as n, shippingPrice as o, STANDARD_DAYS as r, FREE_SHIPPING_FROM as t };
