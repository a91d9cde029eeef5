import { expect, test } from '../fixtures.ts'

test.use({ colorScheme: 'dark' })

const SCREENS = [
  '/regulamin',
  '/okazje',
  '/sklep/produkt/kartka-urodzinowa-sto-iskier',
  '/tutoriale/pierwsza-kartka',
]

for (const address of SCREENS) {
  test(`${address} is printed dark on white, without bars, whatever the theme`, async ({ page, shop }) => {
    await page.goto(shop.origin + address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      /^(?:rgb\(255, 255, 255\)|oklch\(1 0 0\))$/u,
    )
    const lightness = await heading.evaluate((one) =>
      Number(/oklch\(([\d.]+)/u.exec(getComputedStyle(one).color)?.[1]),
    )
    expect(lightness).toBeLessThan(0.4)
    const fixed = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (one) => getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().height > 0,
        ).length,
    )
    expect(fixed).toBe(0)
  })
}
