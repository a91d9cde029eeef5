import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { firstVisit, keptAddresses, PRODUCT } from './workerPages.ts'

/** A whole shop takes its time on a slow machine. */
const WHOLE_SHOP = { timeout: 50_000 }

const packed = async (page: Page) => (await keptAddresses(page)).length

test('a whole shop is saved with its size and works without a network ever after', async ({ page, server }) => {
  test.slow()
  await firstVisit(page, server, '/sklep')
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByRole('progressbar', { name: 'Zapisujemy na offline' })).toBeVisible()
  const status = page.getByText(/Zapisane na offline/).first()
  await expect(status).toBeVisible(WHOLE_SHOP)
  await expect(page.getByText(/[\d,]+ MB · stan z \d{2}:\d{2}/)).toBeVisible()

  await server.stop()
  await page.goto(`${server.origin}/debug`)
  await page.getByRole('button', { name: 'Wyczyść katalog i zdjęcia' }).click()
  await page.goto(server.origin + PRODUCT)
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeVisible()
  const picture = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('cut off half-way it keeps what it has, says so, and goes on when asked', async ({ page, context, server }) => {
  test.slow()
  await firstVisit(page, server, '/sklep/kredyty')
  let calls = 0
  await context.route('**/graphql.json', (route) => (++calls > 3 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByText(/Sieć zniknęła w połowie: mamy \d+ z \d+/)).toBeVisible(WHOLE_SHOP)
  await context.unroute('**/graphql.json')
  await page.getByRole('button', { name: 'Dokończ' }).click()
  await expect(page.getByText(/Zapisane na offline/).first()).toBeVisible(WHOLE_SHOP)
})

test('a pack survives a killed worker and can be removed', async ({ page, context, server }) => {
  test.slow()
  await firstVisit(page, server, '/sklep/kredyty')
  const before = await packed(page)
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByRole('progressbar', { name: 'Zapisujemy na offline' })).toBeVisible()
  const control = await context.newCDPSession(page)
  await control.send('ServiceWorker.enable')
  await control.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.getByText(/Zapisane na offline/).first()).toBeVisible(WHOLE_SHOP)
  expect(await packed(page)).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Usuń z urządzenia' }).click()
  await expect(page.getByRole('button', { name: 'Zapisz na offline' })).toBeVisible()
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('iskra-pack'))).toEqual([])
})
