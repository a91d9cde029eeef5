import { core, expect, test } from '../fixtures.ts'
import { addToCart, firstVisit, PRODUCT, unsentChanges } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

test('at 80 % of the share it warns and shows what can go', async ({ page, shop }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({ usage: 85_000_000, quota: 100_000_000 })
  })
  await firstVisit(page, shop, '/sklep')
  const warning = page.getByRole('region', { name: 'Kończy się miejsce dla Iskry' })
  await expect(warning).toContainText(/Zajęte jest 85\s?% miejsca/)
  await warning.getByRole('button', { name: 'Zwolnij miejsce' }).click()
  await warning.getByRole('button', { name: 'Usuń: Oglądane strony sklepu' }).click()
  await expect(warning.getByRole('button', { name: 'Usuń: Oglądane strony sklepu' })).toHaveCount(0)
})

test('with its database refused the shop works for this visit and says so', core, async ({ page, shop }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    IDBFactory.prototype.databases = refuse
  })
  await page.goto(shop.origin + PRODUCT)
  await expect(
    page.getByRole('region', { name: 'Koszyk zostanie tylko do zamknięcia tej karty' }),
  ).toBeVisible()
  await addToCart(page)
  await expect(page.getByRole('dialog', { name: 'Koszyk (1)' })).toBeVisible()
})

for (const [how, opening] of [
  ['never answer', 'new Promise(() => undefined)'],
  ['fail', 'Promise.reject(new DOMException("Unexpected internal error", "UnknownError"))'],
] as const) {
  test(`with caches that ${how} the shop works through the network`, async ({ context, page, shop }) => {
    await firstVisit(page, shop, '/sklep')
    const [worker] = context.serviceWorkers()
    if (worker === undefined) throw new Error('the page has no worker')
    await worker.evaluate(
      `for (const name of ['open', 'keys', 'has', 'match']) CacheStorage.prototype[name] = () => ${opening}`,
    )
    await page.goto(shop.origin + PRODUCT)
    expect(context.serviceWorkers()).toEqual([worker])
    await expect(page.getByRole('heading', { level: 1, name: 'Kalendarz biurkowy' })).toBeVisible()
    await addToCart(page)
    await page.getByRole('button', { name: 'Przejdź do kasy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kasa' })).toBeVisible()
    await expect.poll(() => unsentChanges(page)).toBe(0)
  })
}

test('persistence is asked for after the first cart change, never at the start', async ({ page, shop }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(false)
    StorageManager.prototype.persist = () => {
      document.documentElement.setAttribute('data-asked', '')
      return Promise.resolve(true)
    }
  })
  await page.goto(shop.origin + PRODUCT)
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeVisible()
  await expect(page.locator('html[data-asked]')).toHaveCount(0)
  await addToCart(page)
  await expect(page.locator('html[data-asked]')).toHaveCount(1)
})

test('the diagnostic file holds what a report needs and nothing private', async ({ page, shop }) => {
  await firstVisit(page, shop, PRODUCT)
  await addToCart(page)
  await page.goto(`${shop.origin}/debug`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz plik' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^iskra-diagnostyka-.+\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  expect(JSON.parse(text)).toMatchObject({ worker: { state: 'active' }, server: { version: '0.1.0' } })
  expect(text).not.toMatch(/gid:\/\/shopify\/Cart\/\w|public-storefront-token|key=\w/)
})
