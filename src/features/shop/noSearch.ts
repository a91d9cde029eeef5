import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'

/** All parameters of a list at their defaults, written out so that they overwrite those of an address. */
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
