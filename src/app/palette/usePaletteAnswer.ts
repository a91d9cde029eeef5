import type { SearchedEntry } from '#domain/content/searchedEntry.ts'
import type { MadeWork } from '#domain/generation/searchGenerations.ts'
import type { ModelCard } from '#domain/models/model.ts'
import type { Found } from '#domain/search/searchItems.ts'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  usePaletteModels,
  usePaletteTemplates,
  usePaletteTexts,
  usePaletteWorks,
} from './usePaletteFindings.ts'
import { usePaletteProducts } from './usePaletteProducts.ts'

/** The most results of each kind beside the products. */
const MOST = 4

/** The results for a text, in the order in which they are shown. */
export interface PaletteAnswer {
  readonly products: readonly Product[]
  /** The text that was meant by a mistyped one; null when it was taken as it is. */
  readonly meant: string | null
  readonly works: readonly MadeWork[]
  readonly templates: readonly TemplateCard[]
  readonly texts: readonly SearchedEntry[]
  readonly models: readonly ModelCard[]
}

/**
 * The results of header and palette for a text. Products come first: no other result shows before the shop has been
 * searched, and corrections of a word show only where the shop has nothing.
 */
export function usePaletteAnswer(text: string): PaletteAnswer {
  const { products, meant, isJudged } = usePaletteProducts(text)
  const isMendingWelcome = products.length === 0
  const some = <Item>({ found, meant: mended }: Found<Item>): readonly Item[] =>
    isJudged && (mended === null || isMendingWelcome) ? found.slice(0, MOST) : []
  return {
    products,
    meant,
    works: some(usePaletteWorks(text)),
    templates: some(usePaletteTemplates(text)),
    texts: some(usePaletteTexts(text)),
    models: some(usePaletteModels(text)),
  }
}
