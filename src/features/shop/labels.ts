import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Difficulty } from '#domain/catalogue/product.ts'
import type { CatalogueSort } from '#domain/catalogue/sortProducts.ts'

export const SORT_LABELS = {
  polecane: msg`Polecane`,
  najnowsze: msg`Najnowsze`,
  'cena-rosnaco': msg`Cena: od najniższej`,
  'cena-malejaco': msg`Cena: od najwyższej`,
  'najlepiej-oceniane': msg`Najlepiej oceniane`,
  nazwa: msg`Nazwa: A–Ż`,
} satisfies Record<CatalogueSort, MessageDescriptor>

/** The name of the recommended order while a search ranks the list. */
export const RELEVANCE_LABEL = msg`Najtrafniejsze`

export const DIFFICULTY_LABELS = {
  podstawowy: msg`Podstawowy`,
  średni: msg`Średni`,
  zaawansowany: msg`Zaawansowany`,
} satisfies Record<Difficulty, MessageDescriptor>
