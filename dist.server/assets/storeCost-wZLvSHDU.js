import { i as remoteLineKey } from "./lineKey-DWIirP_j.js";
// src/domain/cart/storeCost.ts
/**
* The store's own cost of the cart as it was last acknowledged; null when that isn't the cart of this device (a
* change is on its way, a line was refused): then nobody knows what the store would ask, and sums made here are
* estimates. `lines` are the device's, with their keys.
*/
function storeCost(lines, remote) {
	if (remote === null) return null;
	const there = remote.lines.filter((line) => line.quantity > 0);
	const theirs = new Map(there.map((line) => [remoteLineKey(line), line]));
	if (!(theirs.size === there.length && there.length === lines.length && lines.every((line) => theirs.get(line.key)?.quantity === line.quantity))) return null;
	const { subtotal, total, tax } = remote.cost;
	return {
		subtotal: subtotal.amount,
		tax: tax?.amount ?? null,
		total: total.amount,
		currencyCode: total.currencyCode,
		lines: Object.fromEntries([...theirs].map(([key, line]) => [key, line.total.amount]))
	};
}
export { storeCost as t };
