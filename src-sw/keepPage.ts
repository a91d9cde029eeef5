import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { CATALOGUE_READ, COLLECTION_READ } from '#domain/catalogue/catalogueReads.ts'
import { log } from '#domain/log.ts'

interface KeepPageOptions {
  /** A client whose answers the catalogue cache keeps. */
  readonly client: () => Promise<StorefrontClient>
  readonly keepPicture: (address: string) => Promise<void>
}

/** The route's own product, if it shows one. */
const PRODUCT = /^\/sklep\/produkt\/([^/]+)\/?$/
const CREDITS = /^\/sklep\/kredyty\/?$/

/**
 * The very first page is loaded before there is a worker, with its data inside the document, so nothing of it passes
 * through here. This asks the same questions once more and keeps the answers and pictures: whoever saw a screen once
 * sees it offline. Failures don't matter; the next visit keeps everything by itself.
 */
export async function keepPage(
  path: string,
  pictures: readonly string[],
  { client, keepPicture }: KeepPageOptions,
): Promise<void> {
  const storefront = await client()
  const handle = PRODUCT.exec(path)?.[1]
  const asked: Promise<unknown>[] = [
    storefront.collections(),
    storefront.products({ ...CATALOGUE_READ, after: null }),
  ]
  if (CREDITS.test(path))
    asked.push(storefront.collection({ ...COLLECTION_READ, handle: 'kredyty', after: null }))
  if (handle !== undefined) asked.push(keepProduct(storefront, decodeURIComponent(handle)))
  const results = await Promise.allSettled([...asked, ...pictures.map(keepPicture)])
  const failed = results.filter(({ status }) => status === 'rejected').length
  log.debug('worker', 'kept the first page', { path, asked: results.length, failed })
}

async function keepProduct(storefront: StorefrontClient, handle: string): Promise<void> {
  const { id } = await storefront.product(handle)
  await storefront.recommendations(id)
}
