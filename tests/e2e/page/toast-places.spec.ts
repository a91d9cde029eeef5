import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const PRODUCT = '/sklep/produkt/kubek-z-twoim-obrazem'
const SMALL = 40_000

/** The names of small things to press that something of this selector lies over, as a hand would find out. */
function coveredBy(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([own, small]) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main a[href], main button, main input, footer a, footer button',
        ),
      ]
        .filter((element) => element.closest(own) === null)
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          if (width * height === 0 || width * height > small) return false
          const over = document.elementFromPoint(left + width / 2, top + height / 2)
          return over !== null && over.closest(own) !== null
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    [selector, SMALL] as const,
  )
}

for (const viewport of SIZES) {
  test(`a toast lies over nothing small that is pressed, ${viewport.width} px wide`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(shop.origin + PRODUCT)
    await expect(page.getByRole('button', { name: 'Dodaj do koszyka' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await takenOver(page)
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('boom') })))
    const toasts = page.getByRole('region', { name: /^Powiadomienia/ })
    await expect(toasts.getByText('Application Error')).toBeVisible()
    await expect.poll(() => coveredBy(page, '[data-position]')).toEqual([])
    // Nor does it when the page has been scrolled beneath it.
    await page.getByRole('button', { name: 'Dodaj do koszyka' }).first().scrollIntoViewIfNeeded()
    await expect.poll(() => coveredBy(page, '[data-position]')).toEqual([])
  })

  test(`the page ends above an offer, ${viewport.width} px wide`, async ({ page, shop }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() =>
      localStorage.setItem('iskra-install', JSON.stringify({ visits: 5, dismissedAt: null })),
    )
    await page.goto(`${shop.origin}/regulamin`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      })
      dispatchEvent(offer)
    })
    const offer = page.getByRole('region', { name: 'Iskra na Twoim ekranie' })
    await expect(offer).toBeVisible()
    const lowest = page.getByRole('contentinfo').getByRole('button', { name: 'Wygląd i język' })
    // What comes into sight at the end makes the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [button, bar] = [await lowest.boundingBox(), await offer.boundingBox()]
      if (button === null || bar === null) throw new Error('nothing is shown')
      expect(button.y + button.height).toBeLessThanOrEqual(bar.y)
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

const PATHS = [
  '/',
  '/sklep',
  PRODUCT,
  '/koszyk',
  '/generatory',
  '/generatory/obraz',
  '/szablony',
  '/popularne',
  '/modele',
  '/kredyty',
  '/aktualnosci',
  '/tutoriale',
  '/kontakt',
  '/regulamin',
  '/login',
  '/nie-ma-takiej-strony',
]
/** As far as a toast steps aside, and as it stands from the top bar, px. */
const STEPS_ASIDE = 192 + 12

for (const viewport of SIZES) {
  test(`a toast stands where it is looked for on every page, ${viewport.width} px wide`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    for (const path of PATHS) {
      await page.goto(shop.origin + path)
      await expect(page.locator('h1').first()).toBeVisible()
      await takenOver(page)
      await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('boom') })))
      const toast = page.getByRole('region', { name: /^Powiadomienia/ }).getByRole('listitem')
      await expect(toast).toBeVisible()
      // The middle of the page is as full as its beginning.
      for (const part of [0, 0.5]) {
        await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part)
        await expect(async () => {
          const header = await page.getByRole('banner').first().boundingBox()
          const box = await toast.boundingBox()
          if (box === null || header === null) throw new Error('no toast is shown')
          expect(box.y, path).toBeGreaterThanOrEqual(header.height)
          expect(box.y, path).toBeLessThanOrEqual(header.height + STEPS_ASIDE)
          expect(box.x + box.width, path).toBeGreaterThan(viewport.width - 40)
        }).toPass()
      }
    }
  })
}

test('a toast stands where the person set, on a phone too', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.origin}/generatory`)
  await takenOver(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Wygląd i język' }).click()
  const settings = page.getByRole('dialog', { name: 'Wygląd i język' })
  await settings.getByLabel('Gdzie pokazywać powiadomienia').selectOption('Na dole po lewej')
  await settings.getByRole('button', { name: 'Gotowe' }).click()
  for (const path of ['/sklep', '/generatory/obraz', '/regulamin']) {
    await page.goto(shop.origin + path)
    await takenOver(page)
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('boom') })))
    const toast = page.getByRole('region', { name: /^Powiadomienia/ }).getByRole('listitem')
    await expect
      .poll(async () => ((await toast.boundingBox())?.y ?? 0) > 844 / 2, { message: path })
      .toBe(true)
  }
})

test('a heading of one endless word wraps', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/generatory', '/modele', '/regulamin', '/kontakt', PRODUCT]) {
    await page.goto(shop.origin + path)
    await expect(page.locator('h1').first()).toBeVisible()
    await takenOver(page)
    const tooWide = await page.evaluate(() => {
      const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
      return headings
        .filter((heading) => heading.checkVisibility() && !heading.classList.contains('visually-hidden'))
        .filter((heading) => {
          const words = heading.textContent
          heading.textContent = 'Konstantynopolitańczykowianeczka'.repeat(4)
          const inside = document.createRange()
          inside.selectNodeContents(heading)
          const isWide = inside.getBoundingClientRect().right > innerWidth
          heading.textContent = words
          return isWide
        })
        .map((heading) => heading.textContent)
    })
    expect(tooWide, path).toEqual([])
  }
})

test('the search keeps its room beside the words about the network', async ({ page, context, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(shop.origin)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Bez sieci' })).toBeVisible()
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const search = page.getByRole('banner').getByRole('searchbox')
    await expect
      .poll(async () => (await search.boundingBox())?.width ?? 0, { message: `${width} px` })
      .toBeGreaterThanOrEqual(144)
  }
})

test('the palette has what was typed before it came', async ({ page, shop }) => {
  await page.goto(shop.origin)
  await page.waitForLoadState('networkidle')
  await takenOver(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kubek')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('kubek')
})
