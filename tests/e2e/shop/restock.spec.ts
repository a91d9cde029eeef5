import type { APIRequestContext, Page } from '@playwright/test'
import { confirmedPerson, demoUser, newPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'

test.use({ serviceWorkers: 'allow' })

/** Both are sold out; what one journey puts on the shelf is none of the other's. */
const VARIANTS = { 'a phone': 'czerwony', 'a desktop': 'granatowy' } as const
const BAUBLE = '/sklep/produkt/bombka-z-imieniem'

/** The subjects of the letters that this address has got, and the link of the newest of one. */
async function lettersTo(request: APIRequestContext, origin: string, email: string): Promise<string> {
  const answer = await request.get(`${origin}/dev/poczta/letters.json?to=${encodeURIComponent(email)}`)
  return answer.text()
}

/** Asks with an address, where somebody is nobody's account. */
async function askAs(page: Page, email: string): Promise<void> {
  const place = page.getByRole('region', { name: 'Dać Ci znać, gdy produkt wróci?' })
  await place.getByRole('button', { name: 'Powiadom mnie' }).click()
  await expect(place.getByLabel('Twój e-mail')).toBeFocused()
  await place.getByLabel('Twój e-mail').fill(email)
  await place.getByRole('button', { name: 'Powiadom mnie' }).click()
  await expect(place.getByText(email)).toBeVisible()
}

for (const { device, viewport } of DEVICES) {
  test.describe(`what is sold out, on ${device},`, () => {
    test.use({ viewport })
    const variant = VARIANTS[device]

    test('is asked for without a network and without an account, and its letters come once when it is back', async ({
      page,
      context,
      browser,
      shop,
    }) => {
      const address = `${shop.origin}${BAUBLE}?wariant=${variant}`
      const guest = newPerson().email
      await page.goto(address)
      await controlled(page)
      const place = page.getByRole('region', { name: 'Dać Ci znać, gdy produkt wróci?' })
      await expect(place.getByLabel('Twój e-mail')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await context.setOffline(true)
      await askAs(page, guest)
      await context.setOffline(false)
      const confirmation = /\/newsletter\/confirm\?token=[\w-]+&of=restock/
      await expect
        .poll(() => lettersTo(page.request, shop.origin, guest), { timeout: 30_000 })
        .toMatch(confirmation)
      const [link = ''] = confirmation.exec(await lettersTo(page.request, shop.origin, guest)) ?? []
      await page.goto(shop.origin + link)
      await page.getByRole('button', { name: 'Tak, dajcie mi znać' }).click()
      await onScreen(page, 'Damy Ci znać')

      const member = await browser.newPage({ viewport })
      const person = await confirmedPerson(member.request, shop.origin)
      await member.goto(`${shop.origin}/login?redirect=${encodeURIComponent(`${BAUBLE}?wariant=${variant}`)}`)
      await signIn(member, pointer, person)
      await member.getByRole('button', { name: 'Powiadom mnie' }).click()
      await member.getByRole('link', { name: 'Inne powiadomienia o dostępności' }).click()
      const waiting = member.getByRole('list', { name: 'Powiadomienia o dostępności' })
      await expect(waiting.getByRole('link', { name: new RegExp(variant) })).toBeVisible({
        timeout: 20_000,
      })
      expect(await violations(member)).toEqual([])

      const office = await browser.newPage({ viewport })
      await office.goto(`${shop.origin}/login?redirect=/administracja/magazyn`)
      await signIn(office, pointer, await demoUser(shop, 'admin'))
      await onScreen(office, 'Magazyn')
      const counted = office.getByRole('listitem').filter({ hasText: variant }).filter({ hasText: 'Bombka' })
      await expect(counted.getByText('czekają 2 osoby')).toBeVisible()
      await counted.getByRole('button', { name: /^Zmień stan/ }).click()
      await office.getByLabel('O ile sztuk').fill('3')
      expect(await violations(office)).toEqual([])
      await office.getByRole('button', { name: 'Zapisz zmianę' }).click()
      await expect(counted.getByText('3 sztuki')).toBeVisible()
      await office.close()

      const times = async (email: string) =>
        (await lettersTo(page.request, shop.origin, email)).split('Znów jest w sklepie').length - 1
      for (const email of [guest, person.email]) {
        await expect.poll(() => times(email), { timeout: 40_000 }).toBeGreaterThan(0)
      }
      const told = await times(guest)
      await member.reload()
      await expect(waiting).toHaveCount(0)
      await member.close()
      await page.goto(address)
      await expect(page.getByRole('button', { name: 'Dodaj do koszyka' }).first()).toBeEnabled()
      await expect(place).toHaveCount(0)
      expect(await times(guest)).toBe(told)
    })
  })
}
