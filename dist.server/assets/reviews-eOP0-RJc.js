// src/domain/reviews/reviews.ts
var STARS = [
	1,
	2,
	3,
	4,
	5
];
/** How many characters an opinion may have, and the name under it. */
var REVIEW_LENGTH = 1e3;
/** How many characters the shop's answer may have. */
var ANSWER_LENGTH = 1e3;
function isStars(value) {
	return STARS.some((stars) => stars === value);
}
function reviewCount(counts) {
	return counts.reduce((sum, count) => sum + count, 0);
}
/** The mean to one decimal place; null where nobody has given any star. */
function averageStars(counts) {
	const given = reviewCount(counts);
	if (given === 0) return null;
	const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
	return Math.round(stars * 10 / given) / 10;
}
export { isStars as a, averageStars as i, REVIEW_LENGTH as n, reviewCount as o, STARS as r, ANSWER_LENGTH as t };
