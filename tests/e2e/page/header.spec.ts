import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { firstVisit, PRODUCT } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const WIDTHS = [390, 768, 1024, 1280, 1440, 1920] as const

interface Box {
  readonly name: string
  readonly left: number
  readonly right: number
}

/** What can be pressed in the bar, from left to right. */
function boxesOf(bar: Locator): Promise<Box[]> {
  return bar.evaluate((header) =>
    [...header.querySelectorAll('a, button, input')].flatMap((element) => {
      if (!element.checkVisibility()) return []
      const { left, right, width } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return width === 0 ? [] : [{ name, left, right }]
    }),
  )
}

/** Those that lie on another, and those that the window cuts off. */
function misplaced(boxes: readonly Box[], width: number): string[] {
  const sorted = boxes.toSorted((one, other) => one.left - other.left)
  return sorted.flatMap(({ name, left, right }, at) => {
    const next = sorted[at + 1]
    if (left < 0 || right > width) return [`${name} is cut off`]
    return next !== undefined && next.left < right - 1 ? [`${next.name} lies on ${name}`] : []
  })
}

const WORDS = {
  pl: { add: 'Dodaj do koszyka', waiting: /^Do wysłania/ },
  en: { add: 'Add to cart', waiting: /^To send/ },
} as const

for (const language of ['pl', 'en'] as const) {
  test(`nothing in the top bar lies on anything else, without a network and with something to send (${language})`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: shop.origin }])
    await firstVisit(page, shop, PRODUCT)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await context.setOffline(true)
    await expect(page.locator('[data-offline]')).toBeVisible()
    await page.getByRole('button', { name: WORDS[language].add }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: WORDS[language].waiting })).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => misplaced(await boxesOf(bar), width), { message: `${width} px` })
        .toEqual([])
    }
  })
}

for (const { width, search } of [
  { width: 390, search: { role: 'button', name: 'Szukaj' } },
  { width: 1024, search: { role: 'searchbox', name: 'Szukaj w sklepie' } },
  { width: 1440, search: { role: 'searchbox', name: 'Szukaj w sklepie' } },
] as const) {
  test(`the search of the top bar stays where it is when something comes that waits to be sent, at ${width} px`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await firstVisit(page, shop, PRODUCT)
    const bar = page.getByRole('banner')
    const field = bar.getByRole(search.role, { name: search.name, exact: true })
    await expect(field).toBeVisible()
    const before = await field.boundingBox()
    await context.setOffline(true)
    await page.getByRole('button', { name: WORDS.pl.add }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(bar.getByRole('button', { name: WORDS.pl.waiting })).toBeVisible()
    expect(await field.boundingBox()).toEqual(before)
  })
}
