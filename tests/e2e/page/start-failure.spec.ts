import type { Locator, Page } from '@playwright/test'
import { violations, violationsIn } from '../axe.ts'
import { core, expect, leaveRoutes, test } from '../fixtures.ts'
import { addToCart, arrivedPieces, openProduct } from '../shopper.ts'
import { lack, leftIn, OLDER_PARTS } from './lackingParts.ts'

const TEXTS = [
  ['pl-PL', 'Nie ma połączenia', 'Możesz czytać dalej.', 'Spróbuj ponownie'],
  ['en-US', 'No connection', 'You can keep reading.', 'Try again'],
] as const

for (const [locale, title, words, retry] of TEXTS) {
  test(`a network lost while the page comes is told from the document itself, under what can be read, ${locale}`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({
      locale,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await context.route('**/assets/*.js', async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(`${shop.origin}/sklep`, { waitUntil: 'commit' })
    const bar = page.getByRole('alert')
    await expect(bar.getByRole('heading', { name: title })).toBeVisible()
    await expect(bar).toContainText(words)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    // It covers neither the navigation nor the end of the page.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bottomOf = async (one: Locator) => {
      const box = await one.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const navigation = await page.getByRole('navigation').filter({ visible: true }).last().boundingBox()
    expect(await bottomOf(bar)).toBeLessThanOrEqual((navigation?.y ?? 0) + 1)
    const lastLink = page.getByRole('contentinfo').getByRole('link').last()
    expect(await bottomOf(lastLink)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

    // Nothing leads to the browser's own page.
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(page.url()).toBe(`${shop.origin}/sklep`)

    await context.unrouteAll({ behavior: 'wait' })
    await context.setOffline(false)
    await expect(page.locator('#root[data-started]')).toBeAttached()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#start-failure')).toBeHidden()
    await context.close()
  })
}

test('the bars are there before it is known who is here', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      const bars = document.querySelector('header') !== null
      const screen = document.querySelector('main h1') !== null
      seen.push(`${bars ? 'bars' : 'nothing'}${screen ? ' and screen' : ''}`)
      document.documentElement.dataset['seen'] = [...new Set(seen)].join(', ')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${shop.origin}/konto`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBe(
    'nothing, bars, bars and screen',
  )
})

const MUG = { handle: 'kubek-emaliowany-iskry', title: /Kubek emaliowany/ }
const bar = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') })
const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first()

/** None of the page's own code can be read: as in an engine that doesn't know its words. */
async function breakCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const 1 = of another time' }),
  )
}

test.describe('in an engine that is somewhat too old', () => {
  test.use({ serviceWorkers: 'allow' })

  test('page and worker start by what stands in for what it lacks', async ({ page, context, shop }) => {
    await lack(context, OLDER_PARTS)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await openProduct(page, shop.origin, MUG.handle)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // What stands in for something is there again.
    expect(await leftIn(page, OLDER_PARTS)).toEqual([
      'Promise.withResolvers',
      'AbortSignal.any',
      'URL.canParse',
    ])
    expect(await context.serviceWorkers()[0]?.evaluate(() => 'union' in Set.prototype)).toBe(false)
    await addToCart(page)
    await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [MUG.handle]: 1 })
    expect(faults).toEqual([])
  })
})

test.describe('where the page’s code can’t start', () => {
  test.afterEach(({ context }) => leaveRoutes(context))

  test(
    'the shop works without it: forms go to the server, which holds the cart',
    core,
    async ({ page, shop }) => {
      await breakCode(page)
      await openProduct(page, shop.origin, MUG.handle)
      await expect(bar(page)).toContainText('Nie udało się wczytać wszystkiego')
      await expect(bar(page)).toContainText('Sklep działa')
      await expect(bar(page).getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
      expect(await violationsIn(page, '#start-failure')).toEqual([])
      await page.getByRole('spinbutton', { name: MUG.title }).fill('2')
      await mainButton(page, 'Dodaj do koszyka').click()

      await expect(page.getByRole('heading', { level: 1, name: 'Koszyk (2)' })).toBeVisible()
      await expect(bar(page)).toContainText('Sklep działa')
      await mainButton(page, 'Usuń').click()
      await expect(page.getByText(/Koszyk\sjest\sjeszcze\spusty/).first()).toBeVisible()

      // With the code back, nothing of it is left.
      await leaveRoutes(page.context())
      await openProduct(page, shop.origin, MUG.handle)
      await expect(page.locator('#root[data-started]')).toBeAttached()
      await expect(bar(page)).toHaveCount(0)
      await addToCart(page)
    },
  )

  test('a press from before it was known is done by the server', async ({ page, shop }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.abort('failed')
    })
    await page.goto(`${shop.origin}/sklep/produkt/${MUG.handle}`, { waitUntil: 'commit' })
    await mainButton(page, 'Dodaj do koszyka').click()
    await expect(page.locator('[data-awaited]')).toHaveCount(1)
    resolve(undefined)
    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk (1)' })).toBeVisible()
  })

  test('code that never comes is given up, and the shop works without it', async ({ page, shop }) => {
    await page.clock.install()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.abort('failed')
    })
    await page.goto(`${shop.origin}/sklep/produkt/${MUG.handle}`, { waitUntil: 'commit' })
    await mainButton(page, 'Dodaj do koszyka').click()
    await page.clock.fastForward(35_000)
    await expect(page.locator('[data-awaited]')).toHaveCount(1)
    await page.clock.fastForward(6_000)
    await expect(page).toHaveURL(/\/koszyk\?/)
    await page.clock.fastForward(41_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk (1)' })).toBeVisible()
    resolve(undefined)
  })

  const OLD = [
    ['pl-PL', 'Ta przeglądarka jest za stara na całą Iskrę', 'Safari od wersji 17.4, w Firefoksie od 140'],
    ['en-US', 'This browser is too old for all of Iskra', 'Safari 17.4 or newer, in Firefox 140 or newer'],
  ] as const

  for (const [locale, title, versions] of OLD) {
    test(`an engine that is too old is told so, and what is new enough, ${locale}`, async ({
      browser,
      shop,
    }) => {
      for (const width of [390, 1280]) {
        const context = await browser.newContext({ locale, viewport: { width, height: 844 } })
        await lack(context, OLDER_PARTS)
        const page = await context.newPage()
        await breakCode(page)
        await page.goto(`${shop.origin}/sklep`)
        await expect(bar(page).getByRole('heading', { name: title })).toBeInViewport()
        await expect(bar(page)).toContainText(versions)
        await expect(bar(page).getByRole('button')).toHaveCount(0)
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await violationsIn(page, '#start-failure')).toEqual([])
        }
        // What needs a script is gone, and nothing of it would be sent into an address.
        await expect(page.locator('form:not([action])')).toHaveCount(0)
        await page.goto(`${shop.origin}/login`)
        await expect(page.getByText(/JavaScript/).first()).toBeVisible()
        await expect(page.locator('input[type=password]')).toHaveCount(0)
        await leaveRoutes(context)
        await context.close()
      }
    })
  }
})
