import { expect, test } from '../fixtures.ts'
import { firstVisit, cachedAddresses, PRODUCT, workerControl } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

test('whoever has seen the shop once sees it without a network', async ({ page, context, shop }) => {
  await firstVisit(page, shop, '/sklep')
  await context.setOffline(true)
  const answer = await page.goto(`${shop.origin}/sklep`)
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible()
  await expect(page.getByText(/^Stan\sz\s\d{2}:\d{2}/)).toBeVisible()
})

test('a product’s own address works while the server is down, and so does every other screen', async ({
  page,
  server,
}) => {
  await firstVisit(page, server, '/sklep')
  await page.goto(server.origin + PRODUCT)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeVisible()
  await server.stop()

  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const path of ['/', '/produkty-ai', '/sklep/kredyty', '/debug']) {
    await page.goto(server.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a product never seen is still there when the list was', async ({ page, server }) => {
  await firstVisit(page, server, '/sklep')
  await server.stop()
  await page.goto(server.origin + PRODUCT)
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeVisible()
})

test('a captive portal’s page is neither shown as the shop nor kept', async ({ page, context, shop }) => {
  await firstVisit(page, shop, '/sklep')
  await context.route('**/graphql.json', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Zaloguj się do Wi-Fi</html>' }),
  )
  await context.route('**/config.json', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
  )
  for (const _ of ['once', 'twice']) {
    await page.goto(`${shop.origin}/sklep`)
    await expect(page.getByText(/^Stan\sz/)).toBeVisible()
  }
})

test('the cart, the health check and the checkout are never kept', async ({ page, shop }) => {
  await firstVisit(page, shop, PRODUCT)
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await expect(page.getByRole('dialog', { name: /^Koszyk \(/ })).toBeVisible()
  await page.evaluate(() => fetch('/api/health'))
  const paths = (await cachedAddresses(page)).map((address) => new URL(address).pathname)
  // What there is to read is public, and kept.
  const isPublic = (path: string) => /^\/api\/v1\/(?:content|models)\//.test(path)
  const kept = paths.filter((path) => /^\/(?:api|kasa)\/|^\/__iskra\/.*cart/i.test(path))
  expect(kept.filter((path) => !isPublic(path))).toEqual([])
})

test('a killed worker comes back by itself', async ({ page, context, server }) => {
  await firstVisit(page, server, '/sklep')
  const control = await workerControl(context, page)
  await control.send('ServiceWorker.stopAllWorkers')
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  await control.send('ServiceWorker.stopAllWorkers')
  await server.stop()
  await page.goto(server.origin + PRODUCT)
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeVisible()
})

test('without a worker the shop works all the same', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      value: {
        register: () => Promise.reject(new Error('refused')),
        controller: null,
        addEventListener() {},
      },
    })
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(shop.origin + PRODUCT)
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await expect(page.getByRole('dialog', { name: 'Koszyk (1)' })).toBeVisible()
  expect(problems).toEqual([])
})
