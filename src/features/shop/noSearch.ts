import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'

/** Everything about a list at its default, written out so that it overwrites what an address holds. */
export const NO_SEARCH = {
  q: undefined,
  dla: undefined,
  okazja: undefined,
  kategoria: undefined,
  cena: undefined,
  dostepne: undefined,
  ocena: undefined,
  trudnosc: undefined,
  strona: undefined,
} satisfies ShopSearch
