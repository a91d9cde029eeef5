import { expect, test } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'

/** One of each kind of page that shows names which people or authors give. */
const SCREENS = [
  '/',
  '/sklep',
  '/sklep/produkt/kubek-z-twoim-obrazem',
  '/popularne',
  '/szablony',
  '/aktualnosci',
  '/aktualnosci/iskra-bez-sieci',
  '/modele/obrazy/z-tekstu/iskra-obraz',
  '/generations/shared',
  '/debug',
]

test('a very long word wraps in every heading', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of SCREENS) {
    await page.goto(shop.origin + path)
    await takenOver(page)
    const tooWide = await page.evaluate(() => {
      const isSeen = (heading: Element) => heading.checkVisibility() && heading.clientWidth > 1
      const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(isSeen)
      const named = headings.map((heading) => [heading, heading.textContent] as const)
      for (const heading of headings) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const first = texts.nextNode()
        if (first !== null) first.textContent = 'Konstantynopolitańczykowianeczka'.repeat(6)
      }
      return named
        .filter(([{ scrollWidth, clientWidth }]) => scrollWidth > clientWidth + 1)
        .map(([, name]) => name)
    })
    expect(tooWide, path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})
