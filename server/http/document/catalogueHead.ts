import { asc, eq } from 'drizzle-orm'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { collectionInLanguage } from '#server/shop/storefront/catalogue/translation.ts'
import { collections, productMedia, products } from '#server/shop/storefront/tables.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Returns the head of a product's page; null when there is no such product. */
export async function productHead(
  { database }: ServerContext,
  handle: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
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
  const english = language === 'en' ? product.english : null
  const { title, description, seoTitle, seoDescription } = { ...product, ...english }
  return {
    title: seoTitle ?? title,
    description: shorten(seoDescription ?? description),
    picture:
      picture === undefined
        ? null
        : {
            ...picture,
            url: english?.pictures[0] ?? picture.url,
            altText: english?.altTexts[0] ?? picture.altText,
          },
  }
}

/** Returns the head of a collection's page; null when there is no such collection. */
export async function collectionHead(
  { database }: ServerContext,
  handle: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const [row] = await database.select().from(collections).where(eq(collections.handle, handle)).limit(1)
  if (row === undefined) return null
  const found = collectionInLanguage(row, storefrontLanguageOf(language))
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
