import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { catalogueProducts } from '#server/catalogue/catalogue.ts'
import type { AiTemplate, CatalogueProduct } from '#server/catalogue/catalogueProduct.ts'
import type { DocumentPlan } from '#server/media/documents/plan.ts'

/** What a bought line comes as: its kind for the page, and how it is drawn. */
export interface PurchasedFile {
  readonly kind: OrderFile['kind']
  readonly plan: DocumentPlan
}

const PRODUCTS: ReadonlyMap<string, CatalogueProduct> = new Map(
  catalogueProducts.map((product) => [product.handle, product]),
)

/** The file behind a line of an order; null for what is sent as a parcel, and for credits, which come to an account. */
export function purchasedFile(line: {
  readonly handle: string
  readonly requiresShipping: boolean
}): PurchasedFile | null {
  const product = PRODUCTS.get(line.handle)
  if (product === undefined || line.requiresShipping) return null
  const { title, pictures, ai, course } = product
  const recipe = pictures[0]?.recipe
  if (recipe === undefined) return null
  if (recipe.kind === 'course' && course !== undefined) {
    const { design, title: cover } = recipe
    const { duration, lessons } = course
    return { kind: 'course', plan: { kind: 'course', title, design, cover, duration, lessons } }
  }
  if (ai === undefined) return null
  const text = textOf(ai)
  if (recipe.kind === 'letter') {
    return { kind: 'letter', plan: { kind: 'letter', title, seal: recipe.seal, text } }
  }
  if (recipe.kind === 'email') return { kind: 'email', plan: { kind: 'email', title, text } }
  if (recipe.kind === 'card' || recipe.kind === 'phone') {
    const kind = recipe.kind === 'card' ? 'card' : 'message'
    return { kind, plan: { kind: 'card', title, design: recipe.design, text } }
  }
  return null
}

/** Room for the buyer's own words, to be written in by hand. */
const BLANK = '.'.repeat(28)

function textOf({ base }: AiTemplate): string[] {
  return base.replaceAll(/\{[a-z_]+\}/g, BLANK).split('\n\n')
}
