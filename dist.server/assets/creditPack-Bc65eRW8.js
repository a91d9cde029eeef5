// src/domain/catalogue/creditPack.ts
/** The collection credit packs are in; the affiliate banner links to it (specification part 1, section 2). */
var CREDITS_COLLECTION = "kredyty";
var CREDITS_IN_TITLE = /^(.*?)\s*[–—-]?\s*(\d[\d\s]*)\s*(?:kredyt|credit)/iu;
/** How many credits a pack gives, by its title ("Ognisko – 500 kredytów", "Campfire – 500 credits"); null for what isn't a pack. */
function creditPackOf(product) {
	const [, name = "", digits = ""] = CREDITS_IN_TITLE.exec(product.title) ?? [];
	const credits = Number(digits.replace(/\s/gu, ""));
	if (credits <= 0 || !Number.isSafeInteger(credits)) return null;
	return {
		product,
		name,
		credits,
		pricePerCredit: product.priceRange.min.amount / credits
	};
}
/** The pack that gives the most for the money among those that can be bought; null when none can. */
function bestValue(packs) {
	return packs.filter(({ product }) => product.availableForSale).reduce((best, pack) => best === null || pack.pricePerCredit < best.pricePerCredit ? pack : best, null);
}
export { bestValue as n, creditPackOf as r, CREDITS_COLLECTION as t };
