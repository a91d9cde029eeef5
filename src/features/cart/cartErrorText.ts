import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StorefrontErrorCode } from '#api/storefront/storefrontError.ts'
import type { LiveErrorCode } from '#offline/liveStore.ts'
import type { GenerationCommandCode } from '#offline/offlineError.ts'

type CartErrorCode = Exclude<LiveErrorCode, GenerationCommandCode> | StorefrontErrorCode

const UNREACHABLE = msg`Sklep nie odpowiada. Koszyk jest zapisany na tym urządzeniu, wyślemy go, gdy wróci połączenie.`
const NO_NETWORK_TO_PAY = msg`W kasie potrzebna jest sieć. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy, gdy wróci połączenie.`
const SILENT_SHOP = msg`Masz połączenie, ale sklep teraz nie odpowiada. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy za chwilę.`
const REFUSED = msg`Sklep nie przyjął tej zmiany. Zmień liczbę sztuk albo usuń ten produkt.`
const BROKEN = msg`Coś poszło nie tak po stronie sklepu. Za chwilę spróbujemy ponownie.`
const STORAGE = msg`Przeglądarka nie pozwala zapisać koszyka. Wyłącz tryb prywatny albo zezwól stronie na zapis danych.`

const TEXTS = {
  CART_QUANTITY_NOT_WHOLE: msg`Liczba sztuk musi być całkowita.`,
  CART_QUANTITY_NOT_POSITIVE: msg`Dodaj co najmniej jedną sztukę.`,
  CART_QUANTITY_TOO_LARGE: msg`Jeden produkt może mieć w koszyku najwyżej 9999 sztuk.`,
  CART_ONCE_IS_ENOUGH: msg`Ten produkt kupuje się tylko raz i jest już w koszyku.`,
  CART_TOO_MANY_LINES: msg`W koszyku zmieści się 100 różnych produktów. Usuń któryś, żeby dodać ten.`,
  CART_VARIANT_SOLD_OUT: msg`Ten wariant jest wyprzedany. Wybierz inny.`,
  CART_CURRENCY_MISMATCH: msg`W koszyku są już produkty w innej walucie. Kup je osobno.`,
  CART_DISCOUNT_CODE_INVALID: msg`Taki kod rabatowy nie istnieje.`,
  CART_EMPTY: msg`Koszyk jest pusty.`,
  CART_CHANGED: msg`Sklep zmienił coś w koszyku. Sprawdź koszyk i przejdź do kasy jeszcze raz.`,
  CART_HAS_REFUSALS: msg`Sklep nie przyjął części koszyka. Popraw zaznaczone produkty, zanim przejdziesz do kasy.`,
  CART_GIFT_DAY_OVER: msg`Dzień doręczenia jednego z prezentów już minął. Zanim przejdziesz do kasy, wybierz inny przy zaznaczonym prezencie.`,
  CART_PICTURE_MISSING: msg`Do jednego z produktów nie ma jeszcze obrazu. Wybierz go, zanim przejdziesz do kasy.`,
  CART_OWN_MISSING: msg`W jednym z produktów brakuje Twoich słów albo danych. Uzupełnij je, zanim przejdziesz do kasy.`,
  CART_SHOP_BUSY: msg`Sklep ma teraz dużo pracy. Koszyk jest zapisany na tym urządzeniu: przejdź do kasy za chwilę.`,
  CART_SHOP_UNREACHABLE: NO_NETWORK_TO_PAY,
  CODE_UNREACHABLE: msg`Nie udało się wczytać koszyka. Sprawdź połączenie i spróbuj jeszcze raz.`,
  OFFLINE_STORAGE_FULL: msg`Na urządzeniu brakuje miejsca. Zwolnij trochę i spróbuj jeszcze raz.`,
  OFFLINE_STORAGE_UNAVAILABLE: STORAGE,
  OFFLINE_STORAGE_OUTDATED: msg`Otwarta jest nowsza wersja Iskry. Odśwież tę kartę.`,
  OFFLINE_LOCK_LOST: msg`Koszyk jest teraz zapisywany w innej karcie. Spróbuj za chwilę.`,
  OFFLINE_UNEXPECTED: msg`Coś poszło nie tak. Spróbuj jeszcze raz, a jeśli nie pomoże, odśwież stronę.`,
  SHOPIFY_INVALID_HANDLE: REFUSED,
  SHOPIFY_PRODUCT_NOT_FOUND: msg`Tego produktu nie ma już w sklepie. Usuń go z koszyka.`,
  SHOPIFY_COLLECTION_NOT_FOUND: REFUSED,
  SHOPIFY_CART_NOT_FOUND: msg`Ten koszyk wygasł w sklepie. Zakładamy nowy z tymi samymi produktami.`,
  SHOPIFY_INVALID_CART_ID: BROKEN,
  SHOPIFY_INVALID_LINES: BROKEN,
  SHOPIFY_INVALID_LINE_IDS: BROKEN,
  SHOPIFY_CART_CREATE_ERROR: msg`Nie udało się założyć koszyka. Za chwilę spróbujemy ponownie.`,
  SHOPIFY_CART_ADD_ERROR: msg`Nie udało się dodać produktu. Za chwilę spróbujemy ponownie.`,
  SHOPIFY_CART_UPDATE_ERROR: msg`Nie udało się zmienić koszyka. Za chwilę spróbujemy ponownie.`,
  SHOPIFY_CART_REMOVE_ERROR: msg`Nie udało się usunąć produktu. Za chwilę spróbujemy ponownie.`,
  SHOPIFY_CART_VALIDATION_ERROR: REFUSED,
  SHOPIFY_API_ERROR: BROKEN,
  SHOPIFY_GRAPHQL_ERROR: BROKEN,
  SHOPIFY_TIMEOUT_ERROR: UNREACHABLE,
  SHOPIFY_NETWORK_ERROR: UNREACHABLE,
  SHOPIFY_PRODUCTS_ERROR: BROKEN,
} satisfies Record<CartErrorCode, MessageDescriptor>

/** The words of a cart's error, with the next step; a code of a newer version gets the general words. */
export function cartErrorText(code: string): MessageDescriptor {
  return isKnown(code) ? TEXTS[code] : TEXTS.OFFLINE_UNEXPECTED
}

/** Why the checkout doesn't open. A shop that can't be reached fails by itself while our own server answers. */
export function checkoutErrorText(code: string, isOnline: boolean): MessageDescriptor {
  return code === 'CART_SHOP_UNREACHABLE' && isOnline ? SILENT_SHOP : cartErrorText(code)
}

function isKnown(code: string): code is CartErrorCode {
  return Object.hasOwn(TEXTS, code)
}

/** The code of a cart command's error. */
export function cartErrorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return hasCode ? String(error.code) : 'OFFLINE_UNEXPECTED'
}
