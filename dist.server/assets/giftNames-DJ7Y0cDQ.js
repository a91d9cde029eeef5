// src/domain/catalogue/giftNames.ts
/** Whom a present is for, as addresses name them. */
var RECIPIENTS = [
	"mama",
	"tata",
	"druga-polowka",
	"dziecko",
	"dziadkowie",
	"przyjaciele",
	"nauczyciel",
	"praca"
];
/** Which day a present is for, as addresses name it. */
var GIFT_OCCASIONS = [
	"urodziny",
	"rocznica",
	"slub",
	"narodziny",
	"swieta",
	"walentynki",
	"dzien-matki",
	"dzien-ojca",
	"podziekowania",
	"gratulacje"
];
export { RECIPIENTS as n, GIFT_OCCASIONS as t };
