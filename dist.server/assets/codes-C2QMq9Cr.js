// src/domain/affiliate/codes.ts
/**
* The codes every shop begins with (specification part 1, section 9). Administrators add others and end any of them:
* what is known is asked of the server, and only without a network of this list.
*/
var SEED_CODES = [
	{
		code: "AIMASTER2024",
		creator: "AI Master",
		bonusCredits: 100,
		discountPercent: 10
	},
	{
		code: "TECHVIBE",
		creator: "Tech Vibe",
		bonusCredits: 100,
		discountPercent: 15
	},
	{
		code: "FUTUREAI",
		creator: "Future AI",
		bonusCredits: 150,
		discountPercent: 0
	},
	{
		code: "CREATIVEPRO",
		creator: "Creative Pro",
		bonusCredits: 100,
		discountPercent: 5
	}
];
var CODE_LENGTH = {
	min: 3,
	max: 32
};
var SHAPE = /^[A-Za-z0-9_-]+$/;
/**
* The form in which affiliate codes are compared; null for a text that can be none. Judged before it is put in
* capitals: letters of other scripts have capitals of this one.
*/
function affiliateKeyOf(text) {
	if (text.length > 2 * CODE_LENGTH.max) return null;
	const code = text.trim();
	const { min, max } = CODE_LENGTH;
	return code.length >= min && code.length <= max && SHAPE.test(code) ? code.toUpperCase() : null;
}
/** The seed of a code in capitals, or null. */
function seedCode(code) {
	return SEED_CODES.find((seed) => seed.code === code) ?? null;
}
export { affiliateKeyOf as n, seedCode as r, CODE_LENGTH as t };
