import { expect, test } from '../fixtures.ts'
import { addToCart, firstVisit, PRODUCT, unsentChanges } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

test('changes made without a network reach the storefront with every page of the shop closed', async ({
  page,
  context,
  shop,
}) => {
  await firstVisit(page, shop, PRODUCT)
  await context.setOffline(true)
  await addToCart(page)
  await expect.poll(() => unsentChanges(page)).toBe(1)
  const mutations: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker() && request.url().endsWith('/graphql.json')) mutations.push(request.url())
  })
  const elsewhere = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await expect.poll(() => mutations.length).toBeGreaterThan(0)

  await elsewhere.goto(`${shop.origin}/debug`)
  await expect.poll(() => unsentChanges(elsewhere)).toBe(0)
})

test('a browser without background sync sends them from the page', async ({ page, context, shop }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(window, 'SyncManager')
  })
  await firstVisit(page, shop, PRODUCT)
  await context.setOffline(true)
  await addToCart(page)
  await expect.poll(() => unsentChanges(page)).toBe(1)
  await context.setOffline(false)
  await expect.poll(() => unsentChanges(page), { timeout: 20_000 }).toBe(0)
})
