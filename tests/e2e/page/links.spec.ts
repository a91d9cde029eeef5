import { SCREEN_ADDRESSES } from '#domain/addresses/screens.ts'
import { slice } from '../../support/slice.ts'
import { confirmedPerson, demoUser, onScreen, signIn } from '../accountPerson.ts'
import { core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { feedLinks, letterLinks } from './links/feeds.ts'
import { createServedCheck, type FoundLink, linksOf, walkLinks } from './links/linkWalk.ts'
import { takenOver } from '../takenOver.ts'

/** Every screen is looked at, also one that no other links to. */
const EVERY_SCREEN: readonly FoundLink[] = SCREEN_ADDRESSES.filter((address) => !address.includes('$')).map(
  (href) => ({ href, from: 'the table of screens', isSeed: true }),
)

const VISITORS = [
  { visitor: 'a stranger', account: null, language: 'en' },
  { visitor: 'a signed-in person', account: 'demo', language: 'pl' },
  { visitor: 'an administrator', account: 'admin', language: 'en' },
] as const

const IS_LONG = process.env['LONG'] !== undefined

/** In the ordinary run each visitor walks in one language: where links lead depends on either, not on both together. */
for (const { visitor, account, language: only } of slice(VISITORS, VISITORS.length)) {
  for (const language of IS_LONG ? (['pl', 'en'] as const) : [only]) {
    test(`every link leads somewhere, in ${language}, for ${visitor}`, core, async ({ page, shop }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${shop.origin}/login?redirect=/konto`)
      if (account !== null) {
        await signIn(page, pointer, await demoUser(shop, account))
        await onScreen(page, 'Moje konto')
      }
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
      await page.goto(`${shop.origin}/sklep`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('navigation', { name: /Wszystkie działy|All sections/ })).toBeVisible()
      const inMenu = (await linksOf(page)).map((href) => ({ href, from: '/sklep and the menu' }))
      // The menu opens without a script; the walk goes by the page's own links.
      await takenOver(page)
      expect(
        await walkLinks(page, `${visitor}, in ${language}`, [...inMenu, ...slice(EVERY_SCREEN, 24)]),
      ).toEqual([])
    })
  }
}

test('every link of the site map, the manifest and the letters leads somewhere', async ({
  request,
  shop,
}) => {
  await confirmedPerson(request, shop.origin)
  const check = createServedCheck(request, shop.origin)
  const found = [...(await feedLinks(request, shop.origin)), ...(await letterLinks(request, shop.origin))]
  const broken: string[] = []
  for (const { href, from } of found) {
    const unserved = await check(href)
    if (unserved !== null) broken.push(`${href}, on ${from}: ${unserved}`)
  }
  expect(found.length).toBeGreaterThan(50)
  expect(broken).toEqual([])
})
