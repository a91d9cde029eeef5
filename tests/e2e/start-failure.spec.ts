import { expect, test } from './fixtures.ts'

const TEXTS = [
  ['pl-PL', 'Nie ma połączenia', 'Spróbuj ponownie'],
  ['en-US', 'No connection', 'Try again'],
] as const

for (const [locale, title, retry] of TEXTS) {
  test(`a network lost while the page comes is told from the document itself, ${locale}`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ locale, serviceWorkers: 'block' })
    const page = await context.newPage()
    await context.route('**/assets/*.js', async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(`${shop.origin}/sklep`, { waitUntil: 'commit' })
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible()
    // Nothing leads to the browser's own page.
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(page.url()).toBe(`${shop.origin}/sklep`)

    await context.unrouteAll({ behavior: 'wait' })
    await context.setOffline(false)
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
