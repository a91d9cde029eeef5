import { OPEN_EXAMPLES } from '../../support/screenExamples.ts'
import { slice } from '../../support/slice.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

const LANGUAGES = ['pl', 'en'] as const
const THEMES = ['dark', 'light'] as const
const WIDTHS = [390, 1280] as const

/** Each document is seen in one look, its neighbours in others; the long run sees each in all. */
const TURNS = process.env['LONG'] === undefined ? [0] : [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * What the product API alone names has no heading before its answer: one that gives way to another would take the focus
 * with it (src/app/shell/useRouteFocus.ts).
 */
const NAMED_LATE = /^\/(?:uzytkownik|generacje)\//

function isNamedLate(found: string, path: string): boolean {
  return NAMED_LATE.test(path) && found.startsWith('page-has-heading-one:')
}

for (const turn of TURNS) {
  test(`axe finds nothing in what is rendered before any script runs${turn === 0 ? '' : `, turn ${turn}`}`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // On their way as long as the page is open: none has failed, and none has come.
    await context.route('**/assets/*.js', () => undefined)
    const page = await context.newPage()
    await page.goto(`${shop.origin}/robots.txt`)
    for (const [place, path] of slice(OPEN_EXAMPLES, 12).entries()) {
      const at = place + turn
      const theme = THEMES[Math.floor(at / 2) % 2] ?? 'dark'
      const language = LANGUAGES[at % 2] ?? 'pl'
      await context.addCookies([{ name: 'lang', value: language, url: shop.origin }])
      await page.setViewportSize({ width: WIDTHS[Math.floor(at / 4) % 2] ?? 390, height: 844 })
      await page.evaluate(
        (chosen) =>
          localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: chosen } })),
        theme,
      )
      // A busy server leaves a screen to the browser.
      await expect(async () => {
        await page.goto(shop.origin + path, { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        await expect(page.locator('#root[data-rendered]')).toBeAttached({ timeout: 500 })
      }).toPass()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
      expect(await page.locator('#root[data-started]').count()).toBe(0)
      const found = (await violations(page)).filter((one) => !isNamedLate(one, path))
      expect.soft(found, `${path}, ${language}, ${theme}`).toEqual([])
    }
    await context.close()
  })
}
