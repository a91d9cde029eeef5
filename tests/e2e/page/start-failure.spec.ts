import type { Locator } from '@playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

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
