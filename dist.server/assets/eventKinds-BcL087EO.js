// src/domain/engagement/eventKinds.ts
/** Where a session came from: the class of the page that led here, never its address. */
var SOURCES = [
	"direct",
	"search",
	"social",
	"mail",
	"site"
];
var DEVICE_CLASSES = [
	"phone",
	"tablet",
	"desktop"
];
/** How far a session came on the way to an order; what was paid the orders tell. */
var REACHED = {
	product: 1,
	cart: 2,
	checkout: 3
};
/** How much of a page was scrolled through, percent (specification part 1, section 9). */
var MILESTONES = [
	25,
	50,
	75,
	100
];
Object.values(REACHED);
export { MILESTONES as n, SOURCES as r, DEVICE_CLASSES as t };
