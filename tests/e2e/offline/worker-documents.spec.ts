import type { BrowserContext, Page } from '@playwright/test'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { tracesOf } from '../deviceTraces.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { takenOver } from '../takenOver.ts'
import { cachedAddresses, firstVisit, keepsDocument, PRODUCT } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/** From now on documents are shown as they came: no script of theirs runs. */
async function runNoScript(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  return async () => {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  }
}

const cachedDocument = (page: Page) => page.locator('html[data-cached-at]')
const shownPictures = (page: Page) =>
  page.evaluate(() => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length)

for (const network of ['with', 'without'] as const) {
  test(`a later visit ${network} a network shows the rendered page before any script runs`, async ({
    page,
    context,
    shop,
  }) => {
    await firstVisit(page, shop, '/sklep')
    await keepsDocument(page, '/sklep')
    const name = await page.getByRole('article').first().getByRole('heading').innerText()
    const runScripts = await runNoScript(context, page)
    await context.setOffline(network === 'without')
    const answer = await page.goto(`${shop.origin}/sklep?utm_source=list`)
    expect(answer?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)
    await expect.poll(() => shownPictures(page)).toBeGreaterThan(0)

    await runScripts()
    const problems = problemsOf(page)
    await page.reload()
    await expect(cachedDocument(page)).toHaveCount(1)
    await opensProductFrom(page)
    expect(problems).toEqual([])
  })
}

test('a page that was closed before its worker was there begins rendered the next time', async ({
  page,
  context,
  shop,
}) => {
  const asked = context.waitForEvent('request', (request) => {
    return request.serviceWorker() !== null && new URL(request.url()).pathname === '/sklep'
  })
  await page.goto(`${shop.origin}/sklep`)
  await asked
  const next = await context.newPage()
  // No page of ours: nothing there keeps anything.
  await next.goto(`${shop.origin}/robots.txt`)
  await page.close()
  const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
  await expect.poll(() => next.evaluate(workerState), { timeout: 60_000 }).toBe('activated')
  await next.goto(`${shop.origin}/sklep`)
  await expect(cachedDocument(next)).toHaveCount(1)
})

/** Errors of a page from now on, and what was not taken over as it was rendered. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('not as it was rendered')) problems.push(message.text())
  })
  return problems
}

/** Presses work: the page has been taken over, and goes on without another document. */
async function opensProductFrom(page: Page): Promise<void> {
  await takenOver(page)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('what came in a cached document is asked for anew, and tells its age without a network', async ({
  page,
  context,
  shop,
}) => {
  await firstVisit(page, shop, PRODUCT)
  await keepsDocument(page, PRODUCT)
  const renewed = context.waitForEvent('request', (request) => {
    return request.url().endsWith('/graphql.json') && request.postData()?.includes('query Product(') === true
  })
  await page.reload()
  await expect(cachedDocument(page)).toHaveCount(1)
  await renewed
  await context.setOffline(true)
  await page.reload()
  await expect(cachedDocument(page)).toHaveCount(1)
  await expect(page.getByText(/^Stan\sz\s\d{2}:\d{2}/)).toBeVisible()
})

test('another price is shown as soon as the shop says it', async ({ page, context, shop }) => {
  await firstVisit(page, shop, PRODUCT)
  await keepsDocument(page, PRODUCT)
  await context.route('**/graphql.json', async (route) => {
    const response = await route.fetch()
    const body = await response.text().catch(() => null)
    // The page that asked is gone.
    if (body === null) return
    await route.fulfill({ response, body: body.replaceAll(/"amount":"[\d.]+"/g, '"amount":"777.00"') })
  })
  await page.reload()
  // With the tax of the test shop.
  await expect(page.getByText(/^841,10\s?zł$/).first()).toBeVisible()
})

test('after a change of language no page starts in the other one', async ({ page, context, shop }) => {
  await firstVisit(page, shop, '/sklep')
  await keepsDocument(page, '/sklep')
  await page.goto(`${shop.origin}/sklep?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await keepsDocument(page, '/sklep', 'EN')
  await runNoScript(context, page)
  await page.goto(`${shop.origin}/sklep`)
  await expect(cachedDocument(page)).toHaveAttribute('lang', 'en')
  await page.goto(`${shop.origin}/sklep?lang=pl`)
  await expect(cachedDocument(page)).toHaveAttribute('lang', 'pl')
  await page.goto(`${shop.origin}/sklep`)
  await expect(cachedDocument(page)).toHaveAttribute('lang', 'pl')
})

test('nor after another one was chosen by hand, however soon that start follows', async ({
  page,
  context,
  shop,
}) => {
  await firstVisit(page, shop, '/sklep?lang=en')
  await keepsDocument(page, '/sklep', 'EN')
  await page.goto(`${shop.origin}/sklep?lang=pl`)
  await keepsDocument(page, '/sklep')
  await page.goto(`${shop.origin}/sklep`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const runScripts = await runNoScript(context, page)
  await page.goto(`${shop.origin}/sklep`)
  await expect(cachedDocument(page)).toHaveAttribute('lang', 'en')
  // An address can ask for another one; the choice made by hand stays the device's.
  await runScripts()
  await page.goto(`${shop.origin}/sklep?lang=pl`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.goto(`${shop.origin}/o-nas`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an address in other words starts from the same document, and stands where that was rendered', async ({
  page,
  shop,
}) => {
  await firstVisit(page, shop, '/sklep?kategoria=kartki&sort=nazwa')
  await keepsDocument(page, String.raw`/sklep\?kategoria=kartki&sort=nazwa`)
  const problems = problemsOf(page)
  await page.goto(`${shop.origin}/sklep?sort=nazwa&kategoria=kartki&utm_source=list&lang=pl#tresc`)
  await expect(cachedDocument(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${shop.origin}/sklep?kategoria=kartki&sort=nazwa#tresc`)
  await expect(page.getByRole('link', { name: 'Mama' })).toHaveAttribute(
    'href',
    '/sklep?kategoria=kartki&sort=nazwa&dla=mama',
  )
  await page.getByRole('link', { name: 'Mama' }).click()
  await expect(page).toHaveURL(`${shop.origin}/sklep?kategoria=kartki&sort=nazwa&dla=mama`)
  expect(problems).toEqual([])
})

test('no document of somebody’s own screens is kept', async ({ page, shop, request }) => {
  const person = await confirmedPerson(request, shop.origin)
  await page.goto(`${shop.origin}/login?redirect=%2Fpanel`)
  await signIn(page, pointer, person)
  await controlled(page)
  for (const path of ['/panel', '/profil', '/debug', '/nie-ma-takiej-strony', '/regulamin']) {
    await page.goto(shop.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await keepsDocument(page, '/regulamin')
  const documents = (await cachedAddresses(page)).filter((address) => address.includes('/__iskra/documents/'))
  expect(documents.map((address) => new URL(address).pathname.replace(/^(?:\/[^/]+){4}/, ''))).toEqual(
    expect.not.arrayContaining(['/panel', '/profil', '/debug', '/nie-ma-takiej-strony']),
  )
})

test('a sign-out leaves no screen that was looked at', async ({ page, shop, request }) => {
  const person = await confirmedPerson(request, shop.origin)
  await page.goto(`${shop.origin}/login?redirect=%2Fregulamin`)
  await signIn(page, pointer, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  await controlled(page)
  await page.goto(`${shop.origin}/sklep?q=kanarek-7f3a`)
  await keepsDocument(page, String.raw`/sklep\?q=kanarek-7f3a`)
  expect(await tracesOf(page, ['kanarek-7f3a'])).toContain('kanarek-7f3a in the cache iskra-documents-1')
  await page.goto(`${shop.origin}/regulamin`)
  await page.getByRole('button', { name: /^Twoje konto: / }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click()
  await expect(page.getByRole('button', { name: /^Twoje konto: / })).toHaveCount(0)
  await expect.poll(() => tracesOf(page, ['kanarek-7f3a'])).toEqual([])
})
