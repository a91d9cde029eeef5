import { policyBreaches } from '../contentPolicy.ts'
import { type Page, type Route } from '@playwright/test'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { ACCOUNT_SCREENS } from '../screens.ts'
import { addToCart, arrivedPieces, cartDialog, openCart, openProduct, quantityOf } from '../shopper.ts'

const PACK = { handle: 'kredyty-zar', title: 'Żar – 120 kredytów' }

/** What a broken service, or somebody between it and the browser, answers instead. */
const ANSWERS = {
  'too many requests': (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '{}' }),
  'a broken server': (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'a page instead of data': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Login</h1>' }),
  'a cut connection': (route: Route) => route.abort('connectionreset'),
}

/** Lets `answer` meet each change of the cart until it is mended. */
async function breakCartChanges(page: Page, answer: (route: Route) => Promise<void>) {
  let isBroken = true
  let met = 0
  await page.route('**/graphql.json', async (route) => {
    if (!isBroken || route.request().postData()?.includes('mutation') !== true) return route.fallback()
    await answer(route)
    met += 1
  })
  return {
    /** How many changes were answered so. */
    met: () => met,
    mend: () => void (isBroken = false),
  }
}

test.describe('a storefront that fails', () => {
  for (const [name, answer] of Object.entries(ANSWERS)) {
    test(`${name}: the change stays here and arrives once it can`, async ({ page, shop }) => {
      const broken = await breakCartChanges(page, answer)
      await openProduct(page, shop.origin, PACK.handle)
      await addToCart(page, { leaveOpen: true })
      await expect(quantityOf(page, PACK.title)).toHaveValue('1')
      await expect.poll(broken.met).toBeGreaterThan(0)
      expect(await arrivedPieces(page, shop.origin)).toEqual({})
      broken.mend()
      await expect
        .poll(() => arrivedPieces(page, shop.origin), { timeout: 40_000 })
        .toEqual({ [PACK.handle]: 1 })
      await expect(cartDialog(page)).toContainText('koszyk zapisany')
    })
  }

  test(
    'an answer lost after the storefront took the change doubles nothing',
    core,
    async ({ page, shop }) => {
      let lost = 0
      await page.route('**/graphql.json', async (route) => {
        if (lost > 0 || route.request().postData()?.includes('mutation') !== true) return route.fallback()
        lost += 1
        await route.fetch()
        return route.abort('connectionreset')
      })
      await openProduct(page, shop.origin, PACK.handle)
      await addToCart(page)
      await expect
        .poll(() => arrivedPieces(page, shop.origin), { timeout: 40_000 })
        .toEqual({ [PACK.handle]: 1 })
      expect(lost).toBe(1)
    },
  )
})

test('quantities that are none change nothing, zero removes and can be undone', async ({ page, shop }) => {
  await openProduct(page, shop.origin, PACK.handle)
  await addToCart(page, { leaveOpen: true })
  const quantity = quantityOf(page, PACK.title)
  for (const [typed, kept] of [
    ['-1', '1'],
    ['1.5', '1'],
    ['', '1'],
    ['abc', '1'],
    ['1000000000', '9999'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue(kept)
  }
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(cartDialog(page)).toHaveAccessibleName('Koszyk (2)')
  await cartDialog(page)
    .getByRole('button', { name: `Usuń z koszyka: ${PACK.title}` })
    .click()
  await expect(cartDialog(page)).toHaveAccessibleName('Koszyk (0)')
  await page.getByRole('region', { name: 'Powiadomienia' }).getByRole('button', { name: 'Cofnij' }).click()
  await expect(cartDialog(page)).toHaveAccessibleName('Koszyk (2)')
  await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [PACK.handle]: 2 })
})

test('an unknown product is not found, with ways on', async ({ page, shop }) => {
  const answer = await page.goto(`${shop.origin}/sklep/produkt/nie-ma-takiego`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/nie ma/i)
  await expect(page.getByRole('main').getByRole('link', { name: /sklep/i }).first()).toBeVisible()
})

test('what is sold out cannot be bought, and says so', async ({ page, shop }) => {
  await openProduct(page, shop.origin, 'bombka-z-imieniem')
  await expect(page.getByRole('main').getByRole('button', { name: 'Wyprzedane' }).first()).toBeDisabled()
})

test('two tabs share one cart', async ({ page, context, shop }) => {
  await openProduct(page, shop.origin, PACK.handle)
  await addToCart(page)
  const other = await context.newPage()
  await other.goto(`${shop.origin}/sklep`)
  await openCart(other)
  await expect(cartDialog(other)).toHaveAccessibleName('Koszyk (1)')
  await cartDialog(other).getByRole('button', { name: 'Więcej' }).click()
  await expect(page.getByRole('button', { name: 'Koszyk (2)' }).filter({ visible: true })).toBeVisible()
  await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [PACK.handle]: 2 })
})

test('a cart of somebody else, or of nobody, is rebuilt without losing a line', async ({ page, shop }) => {
  await openProduct(page, shop.origin, PACK.handle)
  await addToCart(page)
  await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [PACK.handle]: 1 })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('iskra')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('cartState', 'readwrite')
          const states = transaction.objectStore('cartState')
          const reading = states.get('cart')
          reading.addEventListener('success', () => {
            states.put({ ...reading.result, cartId: 'gid://shopify/Cart/cudzy?key=zly' })
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await openProduct(page, shop.origin, 'kurs-pierwsze-obrazy')
  await addToCart(page)
  await expect
    .poll(() => arrivedPieces(page, shop.origin), { timeout: 30_000 })
    .toEqual({ [PACK.handle]: 1, 'kurs-pierwsze-obrazy': 1 })
})

test('other names of an address lead to it, with what they carry', async ({ page, shop }) => {
  for (const [from, to] of [
    ['/shop', '/sklep'],
    ['/shop?q=kubek', '/sklep?q=kubek'],
    ['/shop/product/kredyty-zar', '/sklep/produkt/kredyty-zar'],
  ] as const) {
    await page.goto(shop.origin + from)
    await expect(page).toHaveURL(shop.origin + to)
  }
})

// What screens do with a network, the visits of axe see too.
test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('no screen breaks the Content-Security-Policy without a network', async ({
    page,
    context,
    server,
  }) => {
    const broken = policyBreaches(page)
    await page.goto(`${server.origin}/login?redirect=/konto`)
    await signIn(page, pointer, await demoUser(server))
    await onScreen(page, 'Moje konto')
    await controlled(page)
    await openCart(page)
    await context.setOffline(true)
    await server.stop()
    for (const path of ['/', '/sklep', '/login', ...ACCOUNT_SCREENS]) {
      await page.goto(server.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(broken).toEqual([])
  })
})
