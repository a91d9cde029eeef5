// src/domain/catalogue/product.ts
var DIFFICULTIES = [
	"podstawowy",
	"średni",
	"zaawansowany"
];
var AI_PRODUCT_TYPES = [
	"greeting_card",
	"thank_you_note",
	"love_letter",
	"birthday_message",
	"business_email"
];
export { DIFFICULTIES as n, AI_PRODUCT_TYPES as t };
