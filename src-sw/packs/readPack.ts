import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { catalogueRead, collectionRead } from '#domain/catalogue/catalogueReads.ts'
import { HOME_READ } from '#domain/catalogue/homeRead.ts'
import type { Collection, Product, ProductPage } from '#domain/catalogue/product.ts'
import type { PackSubject, ReadingSubject } from '#domain/packs/packRecord.ts'
import { everyPage } from '../everyPage.ts'
import { eachOf } from './eachOf.ts'
import { patiently } from './patiently.ts'

/** Calls at a time: quick, and no storefront calls it a flood. */
const WIDTH = 3

export interface PackReading {
  readonly client: StorefrontClient
  readonly signal: AbortSignal
  readonly wait: (milliseconds: number) => Promise<void>
  /** Called as calls become known and done. */
  readonly onKnown: (steps: number) => void
  readonly onDone: () => void
}

/**
 * Asks the storefront every question the screens of a pack ask, in the screens' own words, through a client whose
 * answers are kept: the collections, each page of the lists, each product with its recommendations.
 */
export async function readPack(
  subject: Exclude<PackSubject, ReadingSubject>,
  reading: PackReading,
): Promise<{ products: readonly Product[]; collections: readonly Collection[] }> {
  const { client, signal } = reading
  const all = await step(reading, () => client.collections({ signal }))
  const collections = subject.kind === 'shop' ? all : all.filter(({ handle }) => handle === subject.handle)
  const listed = new Map<string, Product>()
  const note = ({ products }: ProductPage) =>
    products.forEach((product) => listed.set(product.handle, product))

  if (subject.kind === 'shop') {
    await step(reading, () => client.products(HOME_READ, { signal }))
    await everyPage((after) => step(reading, () => client.products(catalogueRead(after), { signal })), note)
  }
  const handles = subject.kind === 'shop' ? collections.map(({ handle }) => handle) : [subject.handle]
  for (const handle of handles) {
    await everyPage(async (after) => {
      const ask = () => client.collection(collectionRead(handle, after), { signal })
      return (await step(reading, ask)).page
    }, note)
  }

  const detailed = new Map<string, Product>()
  reading.onKnown(listed.size * 2)
  await eachOf([...listed.values()], WIDTH, signal, async ({ handle, id }) => {
    // A product that was taken out of the shop meanwhile is no failure of the pack.
    const product = await patiently(() => client.product(handle, { signal }), reading.wait).catch(unlessGone)
    if (product) detailed.set(handle, product)
    if (product && product.details.reviewCount > 0) {
      await patiently(() => client.reviews(handle, { signal }), reading.wait).catch(unlessGone)
    }
    reading.onDone()
    await patiently(() => client.recommendations(id, { signal }), reading.wait).catch(unlessGone)
    reading.onDone()
  })
  return {
    products: [...listed.values()].map((product) => detailed.get(product.handle) ?? product),
    collections,
  }
}

async function step<Answer>(
  { signal, wait, onKnown, onDone }: PackReading,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted()
  onKnown(1)
  const answer = await patiently(ask, wait)
  onDone()
  return answer
}

function unlessGone(error: unknown): null {
  if (error instanceof StorefrontError && error.code === 'SHOPIFY_PRODUCT_NOT_FOUND') return null
  throw error
}
