import type { Page } from '@playwright/test'
import * as z from 'zod'
import { violationsIn } from '../axe.ts'
import { core, expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

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

test(
  'an article is there before any script, is read on, and is come back to',
  core,
  async ({ page, shop, browser }) => {
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
  },
)

test('a picture opens as large as the screen allows, with its caption, and gives the focus back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.origin + ARTICLE)
  await expect(page.locator('#root[data-started]')).toBeAttached()
  const figure = page.getByRole('article').getByRole('figure').first()
  const opener = figure.getByRole('link')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Obrazki w tym tekście' })
  const picture = dialog.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(dialog.getByText(await figure.locator('figcaption').innerText())).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsIn(page, '[role="dialog"]')).toEqual([])
  }
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await widthOf()
  expect(whole).toBeLessThanOrEqual(390)

  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeCloseTo(whole * 1.5, 0)
  await dialog.getByRole('button', { name: 'Pomniejsz' }).click()
  await expect.poll(widthOf).toBeCloseTo(whole, 0)
  await picture.dblclick()
  await expect.poll(widthOf).toBeCloseTo(whole * 2.5, 0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('two fingers make a picture larger', async ({ page, shop, context }) => {
  await page.goto(shop.origin + ARTICLE)
  await expect(page.locator('#root[data-started]')).toBeAttached()
  await page.getByRole('article').getByRole('figure').first().getByRole('link').click()
  const picture = page.getByRole('dialog').getByRole('img')
  const box = await picture.boundingBox()
  if (box === null) throw new Error('there is no picture')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart / 2, y, id: 0 },
              { x: x + apart / 2, y, id: 1 },
            ],
    })
  await touch('touchStart', 60)
  for (const apart of [70, 80, 90, 100, 110, 120]) await touch('touchMove', apart)
  await touch('touchEnd', null)
  const grown = async () => ((await picture.boundingBox())?.width ?? 0) / box.width
  await expect.poll(grown).toBeGreaterThan(1.7)
  expect(await grown()).toBeLessThan(2.3)
  // The page itself is as large as it was.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test('a press on the way back finds the list where it was left', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/tutoriale`)
  await expect(page.locator('#root[data-started]')).toBeAttached()
  const link = page.getByRole('link', { name: 'Pierwsza kartka w pięć minut' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pierwsza kartka w pięć minut' })).toBeVisible()
  await expect(page).toHaveTitle('Pierwsza kartka w pięć minut · Iskra')
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
  await page.goto(`${shop.origin}/aktualnosci/kartka-o-osmej?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('This text is only in Polish for now')).toBeVisible()
  await expect(page.locator('h1 [lang=pl]')).toHaveText('Kartka wychodzi o ósmej, raz i na czas')
})

/** One of each kind of text. */
const KINDS = [
  '/aktualnosci/iskra-bez-sieci',
  '/edukacja/opis-obrazu-ktory-dziala',
  '/poradnik/prezent-na-urodziny',
  ARTICLE,
]

const day = z.iso.date()
const address = z.url()
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.string().min(1),
  url: address,
})
/** What search engines need of an article, and no property that they don’t know. */
const articleData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['Article', 'NewsArticle']),
  headline: z.string().min(1).max(110),
  description: z.string().min(1),
  inLanguage: z.enum(['pl', 'en']),
  datePublished: day,
  dateModified: day,
  author: organization,
  publisher: organization,
  mainEntityOfPage: address,
  url: address,
  image: address,
})
const crumb = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int(),
  name: z.string().min(1),
  item: address,
})
const crumbsData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(crumb).min(2),
})

/** How large a picture is that this server has, told by the browser that shows it. */
async function sizeOf(
  page: Page,
  origin: string,
  picture: string,
): Promise<{ width: number; height: number }> {
  const { pathname, search } = new URL(picture)
  return page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    },
    origin + pathname + search,
  )
}

for (const path of KINDS) {
  test(`${path}: search engines are told what they ask for, and its link is shown with a picture`, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origin + path)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(told).toHaveLength(2)
    const [article, crumbs] = told.map((text): unknown => JSON.parse(text))
    const { headline, url, datePublished, dateModified, image } = articleData.parse(article)
    expect(headline).toBe(title)
    expect(new URL(url).pathname).toBe(path)
    expect(dateModified >= datePublished).toBe(true)
    const pictured = await sizeOf(page, shop.origin, image)
    expect(pictured.width).toBeGreaterThanOrEqual(1_200)

    // The way there is the one that stands above the title, and each step of it is a page.
    const { itemListElement } = crumbsData.parse(crumbs)
    expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, at) => at + 1))
    const trail = page.getByRole('navigation', { name: 'Ścieżka nawigacji' }).getByRole('listitem')
    const shown = await trail.allInnerTexts()
    // On the screen a lone „i” is held to the next word.
    expect(itemListElement.map(({ name }) => name)).toEqual(
      shown.map((text) => text.replaceAll('\u00a0', ' ')),
    )
    for (const { item } of itemListElement)
      expect((await page.request.get(shop.origin + new URL(item).pathname)).ok(), item).toBe(true)

    const says = async (property: string) =>
      (await page.locator(`meta[property="og:${property}"]`).getAttribute('content')) ?? ''
    expect(await says('type')).toBe('article')
    expect(await says('title')).toContain(title)
    expect(await says('image:alt')).not.toBe('')
    expect(await sizeOf(page, shop.origin, await says('image'))).toEqual({
      width: Number(await says('image:width')),
      height: Number(await says('image:height')),
    })
  })
}

test('programs read feeds', async ({ page, shop, request }) => {
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
