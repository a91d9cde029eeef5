import { slice } from '../../support/slice.ts'
import { core, expect, test } from '../fixtures.ts'
import { lostHeadings, watchHeadings } from '../lostHeadings.ts'
import { takenOver } from '../takenOver.ts'

const SCREENS = [
  '/',
  '/sklep',
  '/sklep/kartki',
  '/sklep/produkt/kubek-z-twoim-obrazem',
  '/sklep/produkt/nie-ma-takiego',
  '/aktualnosci',
  '/aktualnosci/nie-ma-takiego',
  '/tutoriale/pierwsza-kartka',
  '/modele',
  '/modele/obrazy/z-tekstu/iskra-obraz',
  '/modele/obrazy/z-tekstu/nie-ma-takiego',
  '/modele?porownaj=flux-1-schnell,qwen-image',
  '/szablony',
  '/szablony/kartka-urodzinowa',
  '/szablony/nie-ma-takiego',
  '/popularne',
  '/wideo',
  '/okazje',
]

test(
  'whoever reads in English keeps what stands on the screen while its words come',
  core,
  async ({ browser, shop }) => {
    for (const path of slice(SCREENS, 12)) {
      const context = await browser.newContext({ locale: 'pl-PL' })
      await watchHeadings(context)
      const page = await context.newPage()
      await page.goto(`${shop.origin}/robots.txt`)
      await page.evaluate(() => localStorage.setItem('lang', 'en'))
      // No document was asked for in English yet: the page is taken over in Polish.
      await page.goto(shop.origin + path)
      await takenOver(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect.soft(await lostHeadings(page), path).toEqual([])
      await context.close()
    }
  },
)
