import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from './fixtures.ts'

// Nothing here is about the worker, whose installation fetches some 250 files into each new browser.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const ARTICLE = '/tutoriale/pierwsza-kartka'

/** What this device remembers of where somebody was; empty before it has stored anything. */
function keptPlaces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opened before there is one it would be made.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'iskra')) return ''
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('iskra')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const database = opening.result
        const reading = database.transaction('settings').objectStore('settings').get('reading-places')
        reading.addEventListener('success', () => resolve(JSON.stringify(reading.result ?? '')))
        database.close()
      })
    })
  })
}

test('an article is there before any script, is read on, and is come back to', async ({
  page,
  shop,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await unscripted.goto(shop.origin + ARTICLE)
  await expect(
    unscripted.getByRole('heading', { level: 1, name: 'Pierwsza kartka w pięć minut' }),
  ).toBeVisible()
  await expect(unscripted.getByRole('heading', { level: 2, name: 'Krok 5: zapłać i śledź' })).toBeVisible()
  await plain.close()

  await page.goto(shop.origin + ARTICLE)
  await expect(page.locator('#root[data-started]')).toBeAttached()
  const outline = page.getByRole('navigation', { name: 'Spis treści' })
  await outline.getByRole('link', { name: /Krok 3/ }).click()
  await expect(page).toHaveURL(/#krok-3/)
  const third = page.getByRole('heading', { level: 2, name: /Krok 3/ })
  await expect(third).toBeInViewport()

  // Whoever comes another day is led back to it.
  await expect.poll(() => keptPlaces(page)).toContain('krok-3')
  await page.goto(shop.origin + ARTICLE)
  await outline.getByRole('link', { name: 'Czytaj dalej' }).click()
  await expect(third).toBeInViewport()
})

test('a press on the way back finds the list where it was left', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/tutoriale`)
  await expect(page.locator('#root[data-started]')).toBeAttached()
  const link = page.getByRole('link', { name: 'Pierwsza kartka w pięć minut' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pierwsza kartka w pięć minut' })).toBeVisible()
  expect(await page.title()).toBe('Pierwsza kartka w pięć minut · Iskra')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ARTICLE}$`))
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('what is printed is the text alone', async ({ page, shop }) => {
  await page.goto(shop.origin + ARTICLE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Spis treści' })).toBeHidden()
})

test('where there is no English a text is shown in Polish, and it is said', async ({ page, shop }) => {
  await page.goto(`${shop.origin}${ARTICLE}?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('This text is only in Polish for now')).toBeVisible()
  await expect(page.locator('h1 [lang=pl]')).toHaveText('Pierwsza kartka w pięć minut')
})

const structured = z.looseObject({ '@type': z.string(), headline: z.string(), image: z.string() })

test('links are shown with a picture, search engines are told, programs read feeds', async ({
  page,
  shop,
  request,
}) => {
  await page.goto(shop.origin + ARTICLE)
  const [told] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = structured.parse(JSON.parse(told ?? ''))
  expect(data).toMatchObject({ '@type': 'Article', headline: 'Pierwsza kartka w pięć minut' })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  for (const address of [data.image, picture ?? '']) {
    const answer = await request.get(new URL(new URL(address).pathname, shop.origin).href)
    expect(answer.ok(), address).toBe(true)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  const rss = await (await request.get(`${shop.origin}/feed.xml`)).text()
  // The site’s own pages trust no text to be a document.
  await page.goto('about:blank')
  const links = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'text/xml')
    if (read.querySelector('parsererror') !== null) throw new Error('not well-formed')
    return [...read.querySelectorAll('item > link')].map(({ textContent }) => textContent)
  }, rss)
  expect(links.some((link) => link?.endsWith(ARTICLE))).toBe(true)
})
