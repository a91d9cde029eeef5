import type { Page } from '@playwright/test'
import { slice } from '../../support/slice.ts'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { ACCOUNT_SCREENS, ADMINISTRATION_SCREENS, ENTRY_SCREENS, SHOP_SCREENS } from '../screens.ts'
import { addToCart, cartDialog, openProduct } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'
import { barsOf } from './barsOf.ts'

/** A phone, a phone on its side, and a desktop's window at 400 %. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 740, height: 340 },
  { width: 320, height: 256 },
] as const

/** What may stay in place while the page moves, of the window's height. */
const MOST_COVERED = 0.2

/** What is wrong with the open screen in each window. */
async function troubles(page: Page): Promise<string[]> {
  await takenOver(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const found: string[] = []
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const { covered, hidden } = await page.evaluate(barsOf)
    const where = `${new URL(page.url()).pathname} at ${size.width}×${size.height}`
    if (covered > MOST_COVERED) found.push(`${where}: ${Math.round(covered * 100)} % are fixed`)
    found.push(...hidden.map((stop) => `${where}: out of sight: ${stop}`))
  }
  await page.setViewportSize(WINDOWS[0])
  return found
}

const VISITS = {
  'the shop': { screens: SHOP_SCREENS, visitor: null },
  'signing in': { screens: ENTRY_SCREENS, visitor: null },
  'an account': { screens: ACCOUNT_SCREENS, visitor: 'demo' },
  administration: { screens: ADMINISTRATION_SCREENS, visitor: 'admin' },
} as const

test.use({ viewport: WINDOWS[0] })

for (const [name, { screens, visitor }] of Object.entries(VISITS)) {
  test(`what is focused is in sight, and little is fixed: ${name}`, async ({ page, shop }) => {
    test.setTimeout(900_000)
    if (visitor !== null) {
      await page.goto(`${shop.origin}/login?redirect=/konto`)
      await signIn(page, pointer, await demoUser(shop, visitor))
      await onScreen(page, 'Moje konto')
    }
    const found: string[] = []
    for (const path of slice(screens, 4)) {
      await page.goto(shop.origin + path)
      found.push(...(await troubles(page)))
    }
    expect(found).toEqual([])
  })
}

test('the till has nothing around it that leads away, and its order has', async ({ page, shop }) => {
  await openProduct(page, shop.origin, 'kurs-pierwsze-obrazy')
  await addToCart(page, { leaveOpen: true })
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await onScreen(page, 'Kasa')
  expect(await troubles(page)).toEqual([])
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pomysły na ważne dni' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Wróć do koszyka' }).click()
  await expect(page).toHaveURL(/\/koszyk$/)
})
