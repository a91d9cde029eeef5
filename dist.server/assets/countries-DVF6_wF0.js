// src/domain/checkout/countries.ts
/** Poland first: it is where nearly everybody orders to. Names are words of the screen, not of this rule. */
var DELIVERY_COUNTRIES = [
	{
		code: "PL",
		postcode: /^\d{2}-\d{3}$/,
		example: "00-950"
	},
	{
		code: "CZ",
		postcode: /^\d{3} ?\d{2}$/,
		example: "110 00"
	},
	{
		code: "DE",
		postcode: /^\d{5}$/,
		example: "10115"
	},
	{
		code: "LT",
		postcode: /^(LT-)?\d{5}$/i,
		example: "LT-01103"
	},
	{
		code: "SK",
		postcode: /^\d{3} ?\d{2}$/,
		example: "811 01"
	}
];
var COUNTRY_CODES = [
	"PL",
	"CZ",
	"DE",
	"LT",
	"SK"
];
/** The delivery country with this code, or undefined for one we don't deliver to. */
function findCountry(code) {
	return DELIVERY_COUNTRIES.find((country) => country.code === code);
}
export { findCountry as n, COUNTRY_CODES as t };
