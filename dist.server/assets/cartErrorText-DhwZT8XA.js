import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
// src/features/cart/cartErrorText.ts
var cartErrorText_exports = /* @__PURE__ */ __exportAll({
	cartErrorCode: () => cartErrorCode,
	cartErrorText: () => cartErrorText
});
var UNREACHABLE = (
/** i18n */
{
	id: "HELSA4",
	message: ["Sklep nie odpowiada. Koszyk jest zapisany na tym urządzeniu, wyślemy go, gdy wróci połączenie."]
});
var NO_NETWORK_TO_PAY = (
/** i18n */
{
	id: "7WylUq",
	message: ["Do kasy potrzebna jest sieć. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy, gdy wróci połączenie."]
});
var SILENT_SHOP = (
/** i18n */
{
	id: "PSf101",
	message: ["Sieć działa, ale sklep teraz nie odpowiada. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy za chwilę."]
});
var REFUSED = (
/** i18n */
{
	id: "ajS-a3",
	message: ["Sklep nie przyjął tej zmiany. Zmień liczbę sztuk albo usuń ten produkt."]
});
var BROKEN = (
/** i18n */
{
	id: "AMwt4w",
	message: ["Sklep odpowiedział w\xA0sposób, którego nie rozumiemy. Spróbujemy jeszcze raz sami."]
});
var TEXTS = {
	CART_QUANTITY_NOT_WHOLE: 
	/** i18n */
	{
		id: "vp9P7d",
		message: ["Liczba sztuk musi być całkowita."]
	},
	CART_QUANTITY_NOT_POSITIVE: 
	/** i18n */
	{
		id: "LoX05m",
		message: ["Dodaj co najmniej jedną sztukę."]
	},
	CART_QUANTITY_TOO_LARGE: 
	/** i18n */
	{
		id: "4MsW2Y",
		message: ["Jeden produkt może mieć w\xA0koszyku najwyżej 9999\xA0sztuk."]
	},
	CART_ONCE_IS_ENOUGH: 
	/** i18n */
	{
		id: "oTu2Hi",
		message: ["To kupuje się raz i\xA0jest już w\xA0koszyku."]
	},
	CART_TOO_MANY_LINES: 
	/** i18n */
	{
		id: "Cs48x4",
		message: ["W\xA0koszyku zmieści się 100\xA0różnych produktów. Usuń któryś, żeby dodać ten."]
	},
	CART_VARIANT_SOLD_OUT: 
	/** i18n */
	{
		id: "9PJXKM",
		message: ["Ten wariant jest wyprzedany. Wybierz inny."]
	},
	CART_CURRENCY_MISMATCH: 
	/** i18n */
	{
		id: "d-ctP1",
		message: ["W\xA0koszyku są już produkty w\xA0innej walucie. Kup je osobno."]
	},
	CART_DISCOUNT_CODE_INVALID: 
	/** i18n */
	{
		id: "0MtiBz",
		message: ["Taki kod rabatowy nie istnieje."]
	},
	CART_EMPTY: 
	/** i18n */
	{
		id: "SPE7pW",
		message: ["Koszyk jest pusty."]
	},
	CART_CHANGED: 
	/** i18n */
	{
		id: "a5sz0m",
		message: ["Sklep zmienił coś w\xA0koszyku. Sprawdź, co, i\xA0przejdź do kasy jeszcze raz."]
	},
	CART_HAS_REFUSALS: 
	/** i18n */
	{
		id: "xybTnG",
		message: ["Sklep nie przyjął części koszyka. Popraw zaznaczone produkty, zanim przejdziesz do kasy."]
	},
	CART_GIFT_DAY_OVER: 
	/** i18n */
	{
		id: "ABNO0H",
		message: ["Dzień jednego z\xA0prezentów już minął. Wybierz inny przy zaznaczonym prezencie, zanim przejdziesz do kasy."]
	},
	CART_PICTURE_MISSING: 
	/** i18n */
	{
		id: "zxYhDY",
		message: ["Na jednym z\xA0produktów nie ma jeszcze obrazu. Wybierz go przy zaznaczonym produkcie, zanim przejdziesz do kasy."]
	},
	CART_SHOP_BUSY: 
	/** i18n */
	{
		id: "mcVMDj",
		message: ["Sklep ma teraz dużo pracy. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy za chwilę."]
	},
	CART_SHOP_UNREACHABLE: NO_NETWORK_TO_PAY,
	CODE_UNREACHABLE: 
	/** i18n */
	{
		id: "36YTWV",
		message: ["Nie udało się wczytać koszyka. Sprawdź połączenie i\xA0spróbuj jeszcze raz."]
	},
	OFFLINE_STORAGE_FULL: 
	/** i18n */
	{
		id: "5jIWUw",
		message: ["Na urządzeniu brakuje miejsca. Zwolnij trochę i\xA0spróbuj jeszcze raz."]
	},
	OFFLINE_STORAGE_UNAVAILABLE: {
		id: "4Xtuvr",
		message: ["Przeglądarka nie pozwala zapisać koszyka. Wyłącz tryb prywatny albo zezwól stronie na zapis danych."]
	},
	OFFLINE_STORAGE_OUTDATED: 
	/** i18n */
	{
		id: "YwMzST",
		message: ["Otwarta jest nowsza wersja Iskry. Odśwież tę kartę."]
	},
	OFFLINE_LOCK_LOST: 
	/** i18n */
	{
		id: "7f8nCw",
		message: ["Koszyk wysyła teraz inna karta. Spróbuj za chwilę."]
	},
	OFFLINE_UNEXPECTED: 
	/** i18n */
	{
		id: "Gaz1Uw",
		message: ["Coś poszło nie tak. Spróbuj jeszcze raz, a\xA0jeśli nie pomoże, odśwież stronę."]
	},
	SHOPIFY_INVALID_HANDLE: REFUSED,
	SHOPIFY_PRODUCT_NOT_FOUND: 
	/** i18n */
	{
		id: "qd8xGc",
		message: ["Tego produktu nie ma już w\xA0sklepie. Usuń go z\xA0koszyka."]
	},
	SHOPIFY_COLLECTION_NOT_FOUND: REFUSED,
	SHOPIFY_CART_NOT_FOUND: 
	/** i18n */
	{
		id: "NhtWps",
		message: ["Sklep nie zna już tego koszyka. Zakładamy go na nowo z\xA0tym, co widzisz."]
	},
	SHOPIFY_INVALID_CART_ID: BROKEN,
	SHOPIFY_INVALID_LINES: BROKEN,
	SHOPIFY_INVALID_LINE_IDS: BROKEN,
	SHOPIFY_CART_CREATE_ERROR: 
	/** i18n */
	{
		id: "mmdxUo",
		message: ["Nie udało się założyć koszyka w\xA0sklepie. Spróbujemy jeszcze raz sami."]
	},
	SHOPIFY_CART_ADD_ERROR: 
	/** i18n */
	{
		id: "6dBNjC",
		message: ["Nie udało się dodać produktu w\xA0sklepie. Spróbujemy jeszcze raz sami."]
	},
	SHOPIFY_CART_UPDATE_ERROR: 
	/** i18n */
	{
		id: "IOc2JJ",
		message: ["Nie udało się zmienić koszyka w\xA0sklepie. Spróbujemy jeszcze raz sami."]
	},
	SHOPIFY_CART_REMOVE_ERROR: 
	/** i18n */
	{
		id: "AQb1a9",
		message: ["Nie udało się usunąć produktu w\xA0sklepie. Spróbujemy jeszcze raz sami."]
	},
	SHOPIFY_CART_VALIDATION_ERROR: REFUSED,
	SHOPIFY_API_ERROR: BROKEN,
	SHOPIFY_GRAPHQL_ERROR: BROKEN,
	SHOPIFY_TIMEOUT_ERROR: UNREACHABLE,
	SHOPIFY_NETWORK_ERROR: UNREACHABLE,
	SHOPIFY_PRODUCTS_ERROR: BROKEN
};
/** What an error of the cart means and what to do about it; a code of a newer version gets the general words. */
function cartErrorText(code) {
	return isKnown(code) ? TEXTS[code] : TEXTS.OFFLINE_UNEXPECTED;
}
/** Why the checkout doesn't open. A shop that can't be reached fails by itself while our own server answers. */
function checkoutErrorText(code, isOnline) {
	return code === "CART_SHOP_UNREACHABLE" && isOnline ? SILENT_SHOP : cartErrorText(code);
}
function isKnown(code) {
	return Object.hasOwn(TEXTS, code);
}
/** The code of what a command of the cart rejected with. */
function cartErrorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? String(error.code) : "OFFLINE_UNEXPECTED";
}
export { checkoutErrorText as i, cartErrorText as n, cartErrorText_exports as r, cartErrorCode as t };
