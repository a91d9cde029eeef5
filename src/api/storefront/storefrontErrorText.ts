import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StorefrontErrorCode } from './storefrontError.ts'

/**
 * What a person is told about a failed call, and what to do next. For the page alone: the worker's build knows
 * no macros.
 */
export const STOREFRONT_ERROR_TEXTS = {
  SHOPIFY_INVALID_HANDLE: msg`Adres tego produktu jest niepełny. Wróć do sklepu i wybierz produkt z listy.`,
  SHOPIFY_PRODUCT_NOT_FOUND: msg`Nie ma już takiego produktu. Zobacz podobne w sklepie.`,
  SHOPIFY_COLLECTION_NOT_FOUND: msg`Nie ma takiej kolekcji. Zobacz cały sklep.`,
  SHOPIFY_CART_NOT_FOUND: msg`Sklep nie zna już tego koszyka. Twoje produkty są na tym urządzeniu: złożymy z nich nowy koszyk.`,
  SHOPIFY_INVALID_CART_ID: msg`Koszyk nie ma jeszcze numeru w sklepie. Dodaj produkt, a założymy go od nowa.`,
  SHOPIFY_INVALID_LINES: msg`Nie wybrano żadnego produktu. Wybierz przynajmniej jeden i spróbuj ponownie.`,
  SHOPIFY_INVALID_LINE_IDS: msg`Nie wybrano, co usunąć z koszyka. Wskaż produkt i spróbuj ponownie.`,
  SHOPIFY_CART_CREATE_ERROR: msg`Nie udało się założyć koszyka w sklepie. Produkty są zapisane na tym urządzeniu, spróbujemy ponownie.`,
  SHOPIFY_CART_ADD_ERROR: msg`Nie udało się przekazać produktu do sklepu. Jest w koszyku na tym urządzeniu, spróbujemy ponownie.`,
  SHOPIFY_CART_UPDATE_ERROR: msg`Nie udało się przekazać zmiany do sklepu. Jest zapisana na tym urządzeniu, spróbujemy ponownie.`,
  SHOPIFY_CART_REMOVE_ERROR: msg`Nie udało się usunąć produktu w sklepie. Z koszyka na tym urządzeniu już zniknął, spróbujemy ponownie.`,
  SHOPIFY_CART_VALIDATION_ERROR: msg`Sklep nie przyjął tej zmiany. Sprawdź ilość i dostępność produktu, a potem spróbuj ponownie.`,
  SHOPIFY_API_ERROR: msg`Sklep chwilowo nie odpowiada tak, jak powinien. Spróbuj ponownie za chwilę.`,
  SHOPIFY_GRAPHQL_ERROR: msg`Sklep nie zrozumiał zapytania. Odśwież stronę, a jeśli to nie pomoże, napisz do nas.`,
  SHOPIFY_TIMEOUT_ERROR: msg`Sklep nie odpowiedział na czas. Sprawdź połączenie i spróbuj ponownie.`,
  SHOPIFY_NETWORK_ERROR: msg`Nie ma połączenia ze sklepem. Sprawdź sieć i spróbuj ponownie.`,
  SHOPIFY_PRODUCTS_ERROR: msg`Nie udało się wczytać produktów. Spróbuj ponownie za chwilę.`,
} satisfies Record<StorefrontErrorCode, MessageDescriptor>
