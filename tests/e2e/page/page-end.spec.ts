import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openProduct } from '../shopper.ts'

const WIDTHS = [320, 390, 600, 768, 1280] as const

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** A page that shrinks while its end comes near moves what is about to be pressed. */
async function expectNoShrinking(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 600 })
    // A page that is loaded again begins where it was left.
    await page.goto('about:blank')
    await page.goto(address)
    const before = await heightOf(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // The end is laid out in the next frame, and counts in the one after.
    for (let frame = 0; frame < 3; frame += 1) await page.screenshot()
    expect(await heightOf(page), `${width} px wide`).toBeGreaterThanOrEqual(before)
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    for (const language of ['pl', 'en']) {
      test.describe(`in ${language}`, () => {
        test.use({ locale: language })

        test(`no page shrinks as its end comes near, in ${language}`, async ({ page, shop }) => {
          await expectNoShrinking(page, `${shop.origin}/regulamin`)
        })
      })
    }
  })
}

test.describe('at the till without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('what is about to be pressed stays where it is', async ({ page, shop }) => {
    await openProduct(page, shop.origin, 'kubek-emaliowany-iskry')
    await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
    await page.getByRole('link', { name: 'Przejdź do kasy' }).click()
    await expect(page).toHaveURL(/\/kasa\//)
    await expectNoShrinking(page, page.url())
  })
})
