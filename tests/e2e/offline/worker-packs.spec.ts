import type { Page } from '@playwright/test'
import { expect, leaveRoutes, test } from '../fixtures.ts'
import { firstVisit, cachedAddresses } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/** The pictures of a pack are made by the server when they are first asked for. */
const SAVING = { timeout: 90_000 }

const packed = async (page: Page) => (await cachedAddresses(page)).length

test('a collection is saved with its size and works without a network ever after', async ({
  page,
  server,
}) => {
  test.slow()
  await firstVisit(page, server, '/sklep/listy-biznesowe')
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByText(/Zapisane\sna\soffline/).first()).toBeVisible(SAVING)
  await expect(page.getByText(/[\d,]+\s[kM]B\s·\sstan\sz\s\d{2}:\d{2}/)).toBeVisible()

  await server.stop()
  await page.goto(`${server.origin}/debug`)
  await page.getByRole('button', { name: 'Wyczyść katalog i zdjęcia' }).click()
  await expect(page.getByRole('cell', { name: 'iskra-pack-1-collection-listy-biznesowe' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'iskra-catalogue-1' })).toHaveCount(0)
  await page.goto(`${server.origin}/sklep/listy-biznesowe`)
  await expect(page.getByText(/^Stan\sz/)).toBeVisible()
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('cut off half-way it keeps what it has, says so, and goes on when asked', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  await firstVisit(page, shop, '/sklep/listy-biznesowe')
  let calls = 0
  await context.route('**/graphql.json', (route) => (++calls > 3 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByText(/Sieć\szniknęła\sw\społowie:\smamy\s\d+\sz\s\d+/)).toBeVisible(SAVING)
  await leaveRoutes(context)
  await page.getByRole('button', { name: 'Dokończ' }).click()
  await expect(page.getByText(/Zapisane\sna\soffline/).first()).toBeVisible(SAVING)
})

test('a pack survives a killed worker and can be removed', async ({ page, context, shop }) => {
  test.slow()
  await firstVisit(page, shop, '/sklep/listy-biznesowe')
  const before = await packed(page)
  await page.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(page.getByRole('progressbar', { name: 'Zapisujemy na offline' })).toBeVisible()
  const control = await context.newCDPSession(page)
  await control.send('ServiceWorker.enable')
  await control.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.getByText(/Zapisane\sna\soffline/).first()).toBeVisible(SAVING)
  expect(await packed(page)).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Usuń z urządzenia' }).click()
  await expect(page.getByRole('button', { name: 'Zapisz na offline' })).toBeVisible()
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('iskra-pack'))).toEqual(
    [],
  )
})
