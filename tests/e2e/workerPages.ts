import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { ProductProcess } from '../support/productProcess.ts'
import { controlled, expect } from './fixtures.ts'

/** A product of the seeded catalogue that can be bought without choosing anything. */
export const PRODUCT = '/sklep/produkt/kalendarz-biurkowy'

/** Opens an address, waits for the worker, and for it to have kept the list that every screen of the shop uses. */
export async function firstVisit(page: Page, server: ProductProcess, path: string): Promise<void> {
  await page.goto(server.origin + path)
  await controlled(page)
  await expect.poll(() => keepsWholeList(page)).toBe(true)
}

/** The pages of a list are asked for in turn: with the last one all are there. */
function keepsWholeList(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const cache = await caches.open('iskra-catalogue-1')
    const requests = (await cache.keys()).filter(({ url }) => url.includes('/Products/'))
    const answers = await Promise.all(requests.map(async (request) => (await cache.match(request))?.json()))
    return answers.some((answer) => answer.data.products.pageInfo.hasNextPage === false)
  })
}

/** The addresses of everything this origin keeps in caches. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url)
  })
}

/** Waits until the worker keeps lazy parts of an opened capability, which come once the page is quiet. */
export async function codeIsKept(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await expect.poll(() => cachedAddresses(page)).toContainEqual(expect.stringContaining(`/assets/${name}-`))
}

/** Waits until the worker keeps all of an opened capability, told by one of its parts: the others come beside it. */
export async function capabilityIsKept(page: Page, name: string): Promise<void> {
  await codeIsKept(page, [name])
  let before = -1
  await expect(async () => {
    const [last, now] = [before, (await cachedAddresses(page)).length]
    before = now
    expect(now).toBe(last)
  }).toPass({ intervals: [1_500], timeout: 60_000 })
}

/** Waits for what signing out needs without a network, which a signed-in page fetches once it is quiet. */
export const signOutIsKept = (page: Page): Promise<void> => codeIsKept(page, ['leaving', 'SignOutDialog'])

/** Chromium's view of the workers: to kill them as it does when memory runs short. */
export async function workerControl(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  return session
}

/** Puts what the open product page sells into the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await expect(page.getByRole('dialog', { name: /^Koszyk \(/ })).toBeVisible()
}

/** Changes of a person that this device has not sent yet: upkeep that nobody asked for isn't counted. */
export function unsentChanges(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('iskra')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('outbox').objectStore('outbox').getAll()
          reading.addEventListener('success', () => {
            const isUpkeep = /\.(?:read|poll)$/
            resolve(reading.result.filter(({ kind }) => !isUpkeep.test(kind)).length)
          })
          database.close()
        })
      }),
  )
}

/** The tags with which the browser has been asked to wake the worker. */
export function awaitedSyncs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration: object = await navigator.serviceWorker.ready
    const sync = 'sync' in registration ? registration.sync : null
    const hasTags = (given: unknown): given is { getTags(): Promise<string[]> } =>
      typeof given === 'object' && given !== null && 'getTags' in given
    return hasTags(sync) ? sync.getTags() : []
  })
}

/**
 * Resolves once the worker keeps a document of the open page: from then on a start begins with it. A busy server leaves
 * a screen to the browser, and then the next start asks again.
 */
export async function keepsDocument(page: Page, path: string, language: 'PL' | 'EN' = 'PL'): Promise<void> {
  const key = new RegExp(`/__iskra/documents/[^/]+/${language}${path}$`)
  const isKept = async () => (await cachedAddresses(page)).some((address) => key.test(address))
  await expect(async () => {
    if (await isKept()) return
    await page.reload()
    await expect.poll(isKept, { timeout: 10_000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
}
