import { n as judgeQuantity } from "./cartQuantity-DUDfst-D.js";
import { t as OfflineError } from "./offlineError-Vf4mHYRw.js";
import { t as change } from "./change-BUCoBqBE.js";
import { t as newId } from "./newId-QR5M__zB.js";
import { r as lineKey, t as isSameLine } from "./lineKey-DWIirP_j.js";
import { n as cartItemOf } from "./cartRows-BIY8M0kP.js";
import { a as enqueueRemoval, i as enqueueLine, n as cartChange, r as enqueueDiscount } from "./cartChange-BH1H7Yuv.js";
import { n as readCartState, t as changeCartState } from "./cartState-P8d1dPcf.js";
import { n as mostPieces } from "./saleTerms-BmatCrpu.js";
import { n as openRemovals } from "./cartNotices-CKLhj3Vn.js";
import { t as momentOfChange } from "./cartMoment-BCpfRoVi.js";
// src/offline/cart/cartDetails.ts
var LONGEST_CODE = 255;
/** Puts one discount code on the cart, or takes it off (null). Whether it applies, the storefront says later. */
function setDiscountCode(db, code) {
	return cartChange(db, async (stores) => {
		const wanted = code === null || code.trim() === "" ? null : code.trim();
		if (wanted !== null && wanted.length > LONGEST_CODE) throw new OfflineError("CART_DISCOUNT_CODE_INVALID", `a code has at most ${LONGEST_CODE} characters`);
		await changeCartState(stores, { discountCodes: wanted === null ? [] : [{
			code: wanted,
			applicable: null
		}] });
		await enqueueDiscount(stores, wanted);
	});
}
/** A person has read a notice. */
function dismissNotice(db, noticeId) {
	return change(db, ["cartState"], async (stores) => {
		const { notices } = await readCartState(stores);
		await changeCartState(stores, { notices: notices.filter((notice) => notice.id !== noticeId) });
	});
}
// src/offline/cart/cartLines.ts
/** The line that was seen: by its id, or as the same thing put in again meanwhile. */
function findLine(rows, seen) {
	return rows.find((row) => row.id === seen.id) ?? rows.find((row) => isSameLine(row, seen));
}
/** A line that joins the others, last unless told. Throws an `OfflineError` when it may not. */
function newLine(item, rows, position = 1 + Math.max(0, ...rows.map((row) => row.position))) {
	requireCurrency(rows, item.price.currencyCode);
	if (rows.length >= 100) throw new OfflineError("CART_TOO_MANY_LINES", `the cart already has ${rows.length} lines`);
	return {
		...item,
		key: lineKey(item),
		position
	};
}
/** A cart is in one currency. Throws an `OfflineError` when it is another one. */
function requireCurrency(rows, wanted) {
	const currency = rows[0]?.price.currencyCode ?? wanted;
	if (currency !== wanted) throw new OfflineError("CART_CURRENCY_MISMATCH", `the cart is in ${currency}`);
}
/** Takes lines out, so that `restoreToCart` can bring back what it resolves to. */
async function removeRows(stores, rows) {
	const removed = [];
	for (const row of rows) {
		await stores.cartItems.delete(row.id);
		await enqueueRemoval(stores, row);
		removed.push({
			removalId: newId(),
			item: cartItemOf(row),
			position: row.position
		});
	}
	await openRemovals(stores, removed);
	return removed;
}
// src/offline/cart/quantityCommands.ts
/**
* So many pieces more, or fewer when negative; `begin` tells how many once the transaction has begun. Stops at the
* most a line may hold as far as this device knows what the shop has left; at none the line leaves. Rejects with an `OfflineError`, and then nothing has changed.
*/
function stepCartQuantity(db, seen, begin) {
	return changeQuantity(db, seen, (present, most) => Math.min(most, Math.max(0, present + begin())));
}
/** As many pieces as were typed; zero or less removes the line (specification part 1, section 4). */
async function setCartQuantity(db, seen, quantity) {
	const verdict = judgeQuantity(quantity);
	if (verdict.kind === "refuse") throw new OfflineError(verdict.code, `cannot set ${quantity} pieces`);
	return changeQuantity(db, seen, (_present, most) => verdict.kind === "remove" ? 0 : Math.min(most, verdict.quantity));
}
/** At most so many pieces: what the shop has left. Fewer stay as they are. */
function lowerCartQuantity(db, seen, most) {
	return changeQuantity(db, seen, (present) => Math.min(present, most));
}
function changeQuantity(db, seen, countOn) {
	return cartChange(db, async (stores) => {
		const rows = await stores.cartItems.toArray();
		const present = findLine(rows, seen);
		const before = present?.quantity ?? 0;
		const line = present ?? seen;
		const others = rows.filter((row) => row.id !== line.id);
		const quantity = countOn(before, Math.max(before, mostPieces(line, others).pieces));
		const isLeaving = present !== void 0 && quantity === 0;
		const removed = isLeaving ? await removeRows(stores, [present]) : [];
		if (!isLeaving && quantity !== before) await keep(stores, present ?? newLine(seen, rows), quantity);
		return {
			itemId: present?.id ?? seen.id,
			quantity,
			removed,
			moment: momentOfChange()
		};
	});
}
async function keep(stores, row, quantity) {
	await stores.cartItems.put({
		...row,
		quantity
	});
	await enqueueLine(stores, row, quantity);
}
export { newLine as a, dismissNotice as c, findLine as i, setDiscountCode as l, setCartQuantity as n, removeRows as o, stepCartQuantity as r, requireCurrency as s, lowerCartQuantity as t };
