import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ colorScheme: 'dark' })

const SCREENS = [
  '/regulamin',
  '/okazje',
  '/sklep/produkt/kartka-urodzinowa-sto-iskier',
  '/tutoriale/pierwsza-kartka',
]

/** Red, green and blue as they are painted, of 255: a style sheet can write one colour in many ways. */
function painted(element: Locator, property: 'color' | 'backgroundColor'): Promise<number[]> {
  return element.evaluate((one, name) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('nothing can be painted')
    context.fillStyle = getComputedStyle(one)[name]
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)
}

for (const address of SCREENS) {
  test(`${address} is printed dark on white, without bars, whatever the theme`, async ({ page, shop }) => {
    await page.goto(shop.origin + address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect.poll(() => painted(page.locator('body'), 'backgroundColor')).toEqual([255, 255, 255])
    expect(Math.max(...(await painted(heading, 'color')))).toBeLessThan(100)
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (one) => getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().height > 0,
        ).length,
    )
    expect(fixed).toBe(0)
  })
}
