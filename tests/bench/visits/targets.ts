import type { Edge } from '../edge/edge.ts'

/** A site behind its edge. */
export interface Site {
  readonly name: string
  readonly edge: Edge
  /** Whether it opens without its server. */
  readonly worksOffline: boolean
}

/** One page of a site that is visited. */
export interface Target {
  readonly name: string
  readonly site: Site
  readonly path: string
  /** What is there once the page shows what it is about; of a picture, loaded. */
  readonly ready: string
}

/** The name of the page that all others are held against. */
export const WITHOUT_SCRIPT = 'shop page without script'

/**
 * The pages of the product that are visited: home, a list, products (one bought as it is, one with one’s own picture),
 * terms, what there is to read, and the models.
 */
export const PRODUCT_PAGES = [
  { name: '/', path: '/', ready: 'main img' },
  { name: '/sklep', path: '/sklep', ready: 'main img' },
  { name: 'product', path: '/sklep/produkt/kalendarz-biurkowy', ready: 'main img' },
  { name: 'own print', path: '/sklep/produkt/kubek-z-twoim-obrazem', ready: 'main img' },
  { name: '/regulamin', path: '/regulamin', ready: 'main h1' },
  { name: 'article', path: '/aktualnosci/iskra-bez-sieci', ready: 'main img' },
  { name: 'tutorial', path: '/tutoriale/pierwsza-kartka', ready: 'main img' },
  { name: '/modele', path: '/modele', ready: 'main h1' },
] as const satisfies readonly Omit<Target, 'site'>[]

/** The name of a page of the product that is visited. */
export type PageName = (typeof PRODUCT_PAGES)[number]['name']

export const PAGE_NAMES: readonly PageName[] = PRODUCT_PAGES.map(({ name }) => name)
