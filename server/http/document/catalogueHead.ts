import { asc, eq } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import { collections, productMedia, products } from '#server/storefront/tables.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** What the page of a product says in its head; null when there is no such product. */
export async function productHead({ database }: ServerContext, handle: string): Promise<SubjectHead | null> {
  const [product] = await database.select().from(products).where(eq(products.handle, handle)).limit(1)
  if (product === undefined) return null
  const [picture] = await database
    .select({
      url: productMedia.url,
      width: productMedia.width,
      height: productMedia.height,
      altText: productMedia.altText,
    })
    .from(productMedia)
    .where(eq(productMedia.productId, product.id))
    .orderBy(asc(productMedia.position))
    .limit(1)
  return {
    title: product.seoTitle ?? product.title,
    description: shorten(product.seoDescription ?? product.description),
    picture: picture ?? null,
  }
}

/** What the page of a collection says in its head; null when there is no such collection. */
export async function collectionHead(
  { database }: ServerContext,
  handle: string,
): Promise<SubjectHead | null> {
  const [found] = await database.select().from(collections).where(eq(collections.handle, handle)).limit(1)
  if (found === undefined) return null
  const { imageUrl, imageWidth, imageHeight, imageAltText } = found
  return {
    title: found.seoTitle ?? found.title,
    description: shorten(found.seoDescription ?? found.description),
    picture:
      imageUrl === null || imageWidth === null || imageHeight === null
        ? null
        : { url: imageUrl, width: imageWidth, height: imageHeight, altText: imageAltText ?? '' },
  }
}
