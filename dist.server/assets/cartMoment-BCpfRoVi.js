// src/offline/cart/cartMoment.ts
var changes = 0;
/** The moment of a change. Taken inside its transaction, once it has asked the storage for something. */
function momentOfChange() {
	changes += 1;
	return changes;
}
/** The moment of a reading. Taken inside its transaction, once it has been answered something. */
function momentOfReading() {
	return changes;
}
export { momentOfReading as n, momentOfChange as t };
