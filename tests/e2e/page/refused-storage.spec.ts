import type { Page } from '@playwright/test'
import { slice } from '../../support/slice.ts'
import { core, expect, test } from '../fixtures.ts'
import { takenOver } from '../takenOver.ts'

// Browsers whose database fails, or never answers: no page goes blank, and nothing fails without a hand to catch it.

/** One of each kind of page: what reads the device's data, and what only shows the server's. */
const SCREENS = [
  '/',
  '/sklep',
  '/sklep/produkt/kubek-z-twoim-obrazem',
  '/sklep/produkt/zyczenia-dla-mamy',
  '/koszyk',
  '/generatory/obraz',
  '/generatory/audio',
  '/generations',
  '/szablony',
  '/aktualnosci',
  '/aktualnosci/iskra-bez-sieci',
  '/modele',
  '/ulubione',
  '/okazje',
  '/ustawienia',
  '/profil',
  '/profil/galeria',
  '/login',
  '/kontakt',
  '/debug',
] as const

const failingDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError')
  }
}

/** What the page finds in place of what it stores by, put there before its first script. */
const WAYS: Readonly<Record<string, () => void>> = {
  'a database that fails': failingDatabase,
  'a database that never answers': () => {
    // A request as good as any, of which nothing is heard.
    IDBFactory.prototype.open = () => {
      const opening = indexedDB.deleteDatabase('none-of-ours')
      for (const type of ['success', 'error', 'blocked', 'upgradeneeded']) {
        opening.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      }
      return opening
    }
  },
}

/** What fails there with nobody to catch it. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(`${new URL(page.url()).pathname}: ${error.message}`))
  return failures
}

for (const [way, put] of Object.entries(WAYS)) {
  test(`no page is blank with ${way}`, core, async ({ page, shop }) => {
    test.setTimeout(300_000)
    await page.addInitScript(put)
    const failures = failuresOf(page)
    for (const path of slice(SCREENS, 6)) {
      await page.goto(shop.origin + path)
      await takenOver(page)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByRole('main'), path).not.toHaveText('')
    }
    expect(failures).toEqual([])
  })
}

test('a cart that can’t be kept says so', async ({ page, shop }) => {
  await page.addInitScript(failingDatabase)
  await page.goto(`${shop.origin}/sklep/produkt/kubek-dla-mamy-bukiet`)
  await takenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
  await expect(page.getByText('Koszyk zostanie tylko do zamknięcia tej karty').first()).toBeVisible()
})
