import type { Product } from './product.ts'

/** The product that shows Iskra's writing: the best selling one with a sample and a picture. */
export function showcaseOf(products: readonly Product[]): Product | null {
  const candidates = products.filter(
    ({ details, featuredPicture }) => details.aiSampleContent !== null && featuredPicture !== null,
  )
  return candidates.find(({ details }) => details.bestseller) ?? candidates[0] ?? null
}
