import type { Page } from '@playwright/test'
import { slice } from '../../support/slice.ts'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addToCart, cartDialog } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'
import { REFUSED_WAYS } from './refusedWays.ts'

// Browsers that keep nothing, or next to nothing: no page goes blank, and nothing fails without a hand to catch it.

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

/** What is seen with an account. A page that is loaded anew has forgotten it, so they are gone to within one. */
const SIGNED_IN_SCREENS = [
  '/konto',
  '/ustawienia',
  '/ustawienia/bezpieczenstwo',
  '/profil',
  '/profil/galeria',
  '/historia',
  '/admin/template-builder',
] as const

/** What fails there with nobody to catch it. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(`${new URL(page.url()).pathname}: ${error.message}`))
  return failures
}

async function isNotBlank(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.getByRole('main'), path).not.toHaveText('')
}

for (const [way, put] of Object.entries(REFUSED_WAYS)) {
  test(`no page is blank with ${way}`, core, async ({ page, shop }) => {
    test.setTimeout(300_000)
    await page.addInitScript(put)
    const failures = failuresOf(page)
    for (const path of slice(SCREENS, 6)) {
      await page.goto(shop.origin + path)
      await takenOver(page)
      await isNotBlank(page, path)
    }
    expect(failures).toEqual([])
  })

  test(`whoever signs in and buys gets to the till with ${way}`, async ({ page, shop }) => {
    test.setTimeout(300_000)
    // Screens that follow each other this fast would break off each other's transitions.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(put)
    const failures = failuresOf(page)
    await page.goto(`${shop.origin}/login?redirect=/konto`)
    await signIn(page, pointer, await demoUser(shop, 'admin'))
    await onScreen(page, 'Moje konto')
    for (const path of SIGNED_IN_SCREENS) {
      await goWithin(page, path)
      await isNotBlank(page, path)
    }
    await goWithin(page, '/sklep/produkt/kubek-dla-mamy-bukiet')
    await addToCart(page, { leaveOpen: true })
    await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
    await expect(page).toHaveURL(/\/kasa\//)
    await isNotBlank(page, '/kasa')
    expect(failures).toEqual([])
  })

  test(`a cart that can’t be kept says so with ${way}`, async ({ page, shop }) => {
    await page.addInitScript(put)
    await page.goto(`${shop.origin}/sklep/produkt/kubek-dla-mamy-bukiet`)
    await takenOver(page)
    await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
    const notice = way.includes('never answers')
      ? 'Pamięć przeglądarki nie odpowiada'
      : 'Koszyk zostanie tylko do zamknięcia tej karty'
    await expect(page.getByText(notice).first()).toBeVisible()
  })
}

test('nobody waits for a browser that never tells which databases there are', async ({ page, shop }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    IDBFactory.prototype.databases = () => new Promise(() => undefined)
  })
  const failures = failuresOf(page)
  await page.goto(`${shop.origin}/login?redirect=/konto`)
  await signIn(page, pointer, await demoUser(shop, 'admin'))
  await onScreen(page, 'Moje konto')
  for (const path of ['/konto', '/koszyk', '/profil/galeria', '/debug']) {
    await page.goto(shop.origin + path)
    await takenOver(page)
    await isNotBlank(page, path)
  }
  expect(failures).toEqual([])
})

/** As a link of the page's own leads there: the router hears of it. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await expect(page).toHaveURL(new RegExp(path))
}
