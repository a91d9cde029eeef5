// src/domain/gifts/giftDays.ts
/** The occasions a giver chooses from, in the words of specification part 1, section 5. */
var GIFT_DAYS = [
	"Urodziny",
	"Rocznica",
	"Święta",
	"Walentynki",
	"Dzień Matki",
	"Dzień Ojca",
	"Ślub",
	"Narodziny dziecka",
	"Gratulacje",
	"Podziękowania",
	"Przeprosiny",
	"Inne"
];
var isGiftDay = (occasion) => GIFT_DAYS.some((known) => known === occasion);
export { isGiftDay as n, GIFT_DAYS as t };
