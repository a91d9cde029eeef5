import type { BrowserContext, Page } from '@playwright/test'
import { chromiumArguments, quickBackgroundSync } from '../../support/chromiumArguments.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { WHOLE_BROWSER } from '../browsers.ts'
import { controlled, core, expect, leaveRoutes, test as journey } from '../fixtures.ts'
import { awaitedSyncs } from '../workerPages.ts'
import {
  addToCart,
  arrivedPieces,
  cartDialog,
  closeCart,
  fillCheckout,
  openCart,
  openProduct,
  quantityOf,
} from '../shopper.ts'

const MUG = { handle: 'kubek-dla-mamy-bukiet', title: 'Kubek dla mamy „Bukiet do kawy”' }
const CALENDAR = { handle: 'kalendarz-biurkowy' }
const COURSE = { handle: 'kurs-pierwsze-obrazy' }

/** Each in a browser of its own: where a file asks for another one, its journeys wait until all others are made. */
const test = journey.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: WHOLE_BROWSER,
      args: [...chromiumArguments, ...quickBackgroundSync],
    })
    const context = await browser.newContext()
    await use(context)
    await leaveRoutes(context)
    await browser.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A browser without Background Sync: there the page itself sends what waited. */
async function withoutBackgroundSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(globalThis, 'SyncManager')
  })
}

/** Browses the shop, opens a product and puts it into the cart; ends with the storefront knowing it. */
async function fillCartOnline(page: Page, server: ProductProcess): Promise<void> {
  await page.goto(server.origin)
  await page.getByRole('link', { name: 'Sklep' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sklep' })).toBeVisible()
  await controlled(page)
  await openProduct(page, server.origin, CALENDAR.handle)
  await openProduct(page, server.origin, MUG.handle)
  await addToCart(page)
  await expect.poll(() => arrivedPieces(page, server.origin)).toEqual({ [MUG.handle]: 1 })
}

/** Goes on without the server: reads a product seen before, adds it, and asks for two mugs more. */
async function shopWithoutServer(page: Page, server: ProductProcess): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: MUG.title })).toBeVisible()
  await openProduct(page, server.origin, CALENDAR.handle)
  await expect(page.getByText('Bez sieci').filter({ visible: true }).first()).toBeVisible()
  await addToCart(page, { leaveOpen: true })
  const cart = cartDialog(page)
  const more = cart
    .getByRole('group', { name: `Liczba sztuk: ${MUG.title}` })
    .getByRole('button', { name: 'Więcej' })
  await more.click()
  await more.click()
  await expect(quantityOf(page, MUG.title)).toHaveValue('3')
  await expect(cart).toHaveAccessibleName('Koszyk (4)')
  await expect(cart).toContainText('zapisane na urządzeniu, wyślemy, gdy wróci sieć')
}

/** Goes to screens that were never opened while there was a server: the worker answers with the product's document. */
async function lookAround(page: Page, server: ProductProcess): Promise<void> {
  for (const path of ['/', '/produkty-ai', '/sklep/kredyty']) {
    const answer = await page.goto(server.origin + path)
    expect(answer?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

/** What the browser has against installing the product; that it is asked in a private window is nobody's fault. */
async function installabilityErrors(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors: found } = await session.send('Page.getInstallabilityErrors')
  return found.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

const WANTED = { [MUG.handle]: 3, [CALENDAR.handle]: 1 }

/** Checks out with a declined payment first, then an accepted one; ends with an order and an empty cart. */
async function checkOut(page: Page, server: ProductProcess): Promise<void> {
  await page.goto(`${server.origin}/sklep`)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await fillCheckout(page)
  await page.getByText('Płatność odrzucona').click()
  await expect(page.getByRole('radio', { name: /Płatność odrzucona/ })).toBeChecked()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: /odrzuc/i })).toBeVisible()
  await page.getByText('Płatność przyjęta').click()
  await expect(page.getByRole('radio', { name: /Płatność przyjęta/ })).toBeChecked()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/ISK-\d{4}-\d{6}/)
  await page.getByRole('link', { name: 'Wróć do sklepu' }).click()
  await expect(await openCart(page)).toHaveAccessibleName('Koszyk (0)')
}

test('the main job, sent by the worker while no page is open', core, async ({ page, context, server }) => {
  await fillCartOnline(page, server)
  expect(await installabilityErrors(page)).toEqual([])
  await server.stop()
  await shopWithoutServer(page, server)
  await expect.poll(() => awaitedSyncs(page)).toContain('iskra-outbox')
  await lookAround(page, server)
  await page.close()
  await server.start()

  // Nobody has a page of the shop open: what arrives now was sent by the worker's own sync.
  const witness = await context.newPage()
  await witness.goto(`${server.origin}/robots.txt`)
  await expect.poll(() => arrivedPieces(witness, server.origin), { timeout: 30_000 }).toEqual(WANTED)
  await checkOut(witness, server)
})

test('in a browser without Background Sync the page sends what waited', async ({ page, context, server }) => {
  await withoutBackgroundSync(context)
  await fillCartOnline(page, server)
  await server.stop()
  await shopWithoutServer(page, server)
  await closeCart(page)
  await server.start()
  await expect.poll(() => arrivedPieces(page, server.origin), { timeout: 30_000 }).toEqual(WANTED)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the main job, the network cut by the device', async ({ page, context, server }) => {
    await fillCartOnline(page, server)
    await context.setOffline(true)
    await shopWithoutServer(page, server)
    await closeCart(page)
    await context.setOffline(false)
    await expect.poll(() => arrivedPieces(page, server.origin), { timeout: 30_000 }).toEqual(WANTED)
    await checkOut(page, server)
  })
})

test('a server killed in the middle loses and doubles nothing', async ({ page, server }) => {
  await fillCartOnline(page, server)
  await openProduct(page, server.origin, COURSE.handle)
  await Promise.all([addToCart(page), server.kill()])
  await server.start()
  await page.reload()
  await expect
    .poll(() => arrivedPieces(page, server.origin), { timeout: 30_000 })
    .toEqual({ [MUG.handle]: 1, [COURSE.handle]: 1 })
})
