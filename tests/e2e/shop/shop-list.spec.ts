import type { Page } from '@playwright/test'
import { core, expect, test } from '../fixtures.ts'

const PHONE = { width: 390, height: 844 }
const PRODUCT = '/sklep/produkt/kubek-z-twoim-obrazem'

/** What the page has moved by itself so far: the sum of its layout shifts. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false
        if (isOwn && 'value' in entry && typeof entry.value === 'number') moved += entry.value
      }
      document.documentElement.dataset['moved'] = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0))
}

/** A network on which pages of the catalogue come one after another, each late. */
async function slowCatalogue(page: Page): Promise<void> {
  await page.route('**/graphql.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the first product stands at most 200 px below the heading, and nothing moves it', async ({
    page,
    shop,
  }) => {
    const shifts = await countShifts(page)
    await slowCatalogue(page)
    await page.goto(`${shop.origin}/sklep`)
    await expect(page.getByText(/^\d+\sprodukt/)).toBeVisible()
    const first = await page.getByRole('article').first().boundingBox()
    const lead = await page.getByText('Kartki, życzenia i prezenty na ważne dni.').boundingBox()
    if (first === null || lead === null) throw new Error('nothing is shown')
    expect(first.y - (lead.y + lead.height)).toBeLessThanOrEqual(200)
    expect(await shifts()).toBeLessThan(0.01)
  })

  test(
    'for whom and for which day are chosen in sheets, and stand in the address',
    core,
    async ({ page, shop }) => {
      await page.goto(`${shop.origin}/sklep`)
      await page.getByRole('button', { name: 'Dla kogo' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Mama' }).click()
      await expect(page).toHaveURL(/\?dla=mama$/)
      await page.getByRole('button', { name: 'Okazja' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Urodziny' }).click()
      await expect(page).toHaveURL(/dla=mama&okazja=urodziny$/)
      await expect(page.getByRole('article').first()).toContainText('Życzenia urodzinowe dla mamy')
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Dla kogo: Mama' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Okazja', exact: true })).toBeVisible()
    },
  )

  test('the page behind a sheet stays where it is, until the sheet is closed or left', async ({
    page,
    shop,
  }) => {
    const document = page.locator('html')
    await page.goto(`${shop.origin}/sklep`)
    const open = page.getByRole('button', { name: 'Dla kogo' })
    await open.click()
    await expect(document).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(document).not.toHaveCSS('overflow-y', 'hidden')

    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/sklep\/produkt\//)
    await page.goBack()
    await open.click()
    await expect(document).toHaveCSS('overflow-y', 'hidden')
    await page.goForward()
    await expect(page).toHaveURL(/\/sklep\/produkt\//)
    await expect(document).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('the lightbox shows a picture larger than the page does', async ({ page, shop }) => {
    await page.goto(shop.origin + PRODUCT)
    const picture = page.getByRole('button', { name: /^Powiększ/ }).first()
    await picture.waitFor()
    const onPage = await picture.boundingBox()
    await picture.click()
    if (onPage === null) throw new Error('nothing is shown')
    const enlarged = page.getByRole('dialog').getByRole('img')
    // It grows into its place.
    await expect
      .poll(async () => {
        const box = await enlarged.boundingBox()
        return box === null ? 0 : Math.min(box.width, box.height)
      })
      .toBeGreaterThan(onPage.width)
  })
})

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`nothing moves while the AI products come, ${viewport.width} px wide`, async ({ page, shop }) => {
    await page.setViewportSize(viewport)
    const shifts = await countShifts(page)
    await slowCatalogue(page)
    await page.goto(`${shop.origin}/produkty-ai`)
    await expect(page.getByText(/^\d+\sprodukt/)).toBeVisible()
    expect(await shifts()).toBeLessThan(0.01)
  })
}

test('a reload further down finds its place again', async ({ page, shop }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${shop.origin}/sklep`)
  await page.getByRole('article').nth(20).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/strona=2/)
  const far = page.getByRole('article').nth(40)
  await far.scrollIntoViewIfNeeded()
  const name = await far.getByRole('link').textContent()
  // The place is noted with the frame that shows it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await slowCatalogue(page)
  await page.reload()
  await expect(page.getByRole('link', { name: name ?? '' })).toBeInViewport()
})
