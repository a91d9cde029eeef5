// src/domain/money.ts
var DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/;
/**
* Reads a decimal string as the storefront sends it ("12", "12.5", "12.50") into grosze.
* A third and later decimal is rounded half up. Throws a RangeError for anything else.
*/
function parseAmount(decimal) {
	const match = DECIMAL.exec(decimal);
	if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(decimal)}`);
	const [, sign, whole = "0", fraction = ""] = match;
	const thousandths = Number(fraction.padEnd(3, "0").slice(0, 3));
	const grosze = Number(whole) * 100 + Math.floor((thousandths + 5) / 10);
	return sign === "-" && grosze !== 0 ? -grosze : grosze;
}
/** Writes grosze as the decimal string of the storefront's `MoneyV2.amount`: 1250 → "12.50". */
function formatAmount(grosze) {
	const absolute = Math.abs(grosze);
	const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, "0")}`;
	return grosze < 0 ? `-${text}` : text;
}
/** `rate` per ten thousand of an amount, rounded half up to whole grosze: `partOf(1000, 825)` is 8.25 %. */
function partOf(amount, rate) {
	return Math.floor((amount * rate + 5e3) / 1e4);
}
export { parseAmount as n, partOf as r, formatAmount as t };
