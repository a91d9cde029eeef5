import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { catalogueRead, collectionRead } from '#domain/catalogue/catalogueReads.ts'
import { HOME_READ } from '#domain/catalogue/homeRead.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { log } from '#domain/log.ts'
import { everyPage } from './everyPage.ts'

/** What a page shows. */
export interface ShownPage {
  readonly path: string
  readonly search: string
  readonly pictures: readonly string[]
  /** Addresses of the scripts, styles and faces that it has loaded. */
  readonly files: readonly string[]
  readonly language: StorefrontLanguage
}

interface CachePageOptions {
  /** A client whose answers the catalogue cache keeps. */
  readonly client: (language: StorefrontLanguage) => Promise<StorefrontClient>
  readonly cacheFiles: (addresses: readonly string[]) => Promise<void>
  readonly cachePicture: (address: string) => Promise<void>
  readonly cacheDocument: (address: string, language: StorefrontLanguage) => Promise<void>
  /** Keeps an answer of what the product API shows everybody, by its path. */
  readonly cacheRead: (path: string) => Promise<void>
}

const PRODUCT = /^\/sklep\/produkt\/([^/]+)\/?$/
const CARD = /^\/kartka\/([\w-]+)\/?$/
const COLLECTION = /^\/sklep\/([^/]+)\/?$/

/**
 * The very first page is loaded before there is a worker, with its data inside the document, so nothing of it passes
 * through here. This asks the same questions once more and keeps the document, the answers and the pictures: whoever saw a screen once
 * sees it offline. Failures don't matter; the next visit keeps everything by itself.
 */
export async function cachePage(
  { path, search, pictures, files, language }: ShownPage,
  { client, cacheFiles, cachePicture, cacheDocument, cacheRead }: CachePageOptions,
): Promise<void> {
  await cacheFiles(files)
  const card = CARD.exec(path)?.[1]
  // Whoever got a card has come for that alone: not for the shop.
  if (card !== undefined) {
    await Promise.allSettled([cacheRead(`/api/v1/cards/${card}`), ...pictures.map(cachePicture)])
    return
  }
  const storefront = await client(language)
  const product = PRODUCT.exec(path)?.[1]
  const collection = COLLECTION.exec(path)?.[1]
  const asked: Promise<unknown>[] = [
    cacheDocument(path + search, language),
    storefront.collections(),
    storefront.products(HOME_READ),
    everyPage((after) => storefront.products(catalogueRead(after))),
  ]
  if (product !== undefined) asked.push(cacheProduct(storefront, decodeURIComponent(product)))
  if (collection !== undefined) asked.push(cacheCollection(storefront, decodeURIComponent(collection)))
  const results = await Promise.allSettled([...asked, ...pictures.map(cachePicture)])
  const failed = results.filter(({ status }) => status === 'rejected').length
  log.debug('worker', 'kept the first page', { path, asked: results.length, failed })
}

async function cacheProduct(storefront: StorefrontClient, handle: string): Promise<void> {
  const { id, details } = await storefront.product(handle)
  await storefront.recommendations(id)
  if (details.reviewCount > 0) await storefront.reviews(handle)
}

async function cacheCollection(storefront: StorefrontClient, handle: string): Promise<void> {
  await everyPage(async (after) => {
    const { page } = await storefront.collection(collectionRead(handle, after))
    return page
  })
}
