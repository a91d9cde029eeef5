import type { Page } from '@playwright/test'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { dayInShop } from '#domain/statistics/days.ts'
import { confirmedPerson, demoUser, onScreen, type Person, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { onSlowLine, photograph, sentParts } from '../cutLine.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { pictureOf } from '../pictureFiles.ts'
import { cartDialog } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'

const PACK = /kredyty-garsc-iskier/

/** A time zone whose calendar day isn't the shop's now: one of two that are 25 hours apart. */
function placeOfAnotherDay(): string {
  const now = new Date()
  const isAnotherDay = (zone: string) => calendarDay(now, zone) !== dayInShop(now)
  return isAnotherDay('Pacific/Kiritimati') ? 'Pacific/Kiritimati' : 'Pacific/Midway'
}

/** Pays for the smallest pack with this person's address; ends at its page. */
async function buyPack(page: Page, origin: string, { email }: Person): Promise<void> {
  await page.goto(`${origin}/sklep/kredyty`)
  await page.getByRole('main').getByRole('button', { name: 'Do koszyka' }).first().click()
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await page.getByLabel('Adres e-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await onScreen(page, 'Dziękujemy za zamówienie')
}

for (const { device, viewport } of DEVICES) {
  test.describe(`a buyer’s opinion on ${device}`, () => {
    test.use({ viewport })

    test('is written, survives a reload unsent, is approved and answered, and stands on the product’s page', async ({
      page,
      browser,
      shop,
    }) => {
      const text = `Kredyty były od razu (${device}).`
      const person = await confirmedPerson(page.request, shop.origin)
      await page.goto(`${shop.origin}/login?redirect=/opinie`)
      await signIn(page, pointer, person)
      await onScreen(page, 'Moje opinie')
      await expect(page.getByText('Nie masz jeszcze czego oceniać.')).toBeVisible()
      await buyPack(page, shop.origin, person)

      await page.goto(`${shop.origin}/opinie`)
      await page.getByRole('button', { name: /^Napisz opinię/ }).click()
      await page.getByRole('button', { name: 'Wyślij opinię' }).click()
      await expect(page.getByText('Wybierz ocenę od 1 do 5.')).toBeVisible()
      await page.getByRole('radio', { name: '4 · dobre' }).check()
      await page.getByLabel('Kilka słów (opcjonalnie)').fill(text)
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Z urządzenia' }).click(),
      ])
      const buffer = await pictureOf(page, device === 'a phone' ? '#c07a3e' : '#3e6ac0')
      await chooser.setFiles([{ name: 'kubek.png', mimeType: 'image/png', buffer }])
      await page.getByLabel('Co widać na zdjęciu 1 (opcjonalnie)').fill('Ekran z kredytami')
      expect(await violations(page)).toEqual([])
      // What is typed rests for a moment before it is kept.
      await page.waitForTimeout(1_500)
      await page.reload()
      await page.getByRole('button', { name: /^Napisz opinię/ }).click()
      await expect(page.getByLabel('Kilka słów (opcjonalnie)')).toHaveValue(text)
      await expect(page.getByLabel('Co widać na zdjęciu 1 (opcjonalnie)')).toHaveValue('Ekran z kredytami')
      await page.getByRole('button', { name: 'Wyślij opinię' }).click()
      await expect(page.getByText('Czeka na sprawdzenie')).toBeVisible()
      const own = page.getByRole('link', { name: 'Ekran z kredytami' })
      const secret = new URL((await own.getAttribute('href')) ?? '', shop.origin)
      // Whoever guesses the place of the file has no signature.
      expect((await page.request.get(secret.origin + secret.pathname)).status()).toBe(404)

      const office = await browser.newPage({ viewport })
      await office.goto(`${shop.origin}/login?redirect=/administracja/opinie`)
      await signIn(office, pointer, await demoUser(shop, 'admin'))
      await onScreen(office, 'Opinie kupujących')
      const waiting = office.getByRole('listitem').filter({ hasText: text })
      await waiting.getByRole('button', { name: /^Odpowiedz/ }).click()
      await office.getByRole('textbox', { name: 'Odpowiedź' }).fill('Miło nam!')
      await office.getByRole('button', { name: 'Zapisz odpowiedź' }).click()
      const toasts = office.getByRole('region', { name: /^Powiadomienia/ })
      await expect(toasts.getByText('Odpowiedź zapisana')).toBeVisible()
      await expect(waiting.getByText('Odpowiedź Iskry: Miło nam!')).toBeVisible()
      expect(await violations(office)).toEqual([])
      await waiting.getByRole('link', { name: 'Ekran z kredytami' }).click()
      const zoomed = office.getByRole('dialog').getByRole('img', { name: 'Ekran z kredytami' })
      await expect(zoomed).toHaveJSProperty('naturalWidth', 64)
      await office.keyboard.press('Escape')
      await waiting.getByRole('button', { name: /^Opublikuj/ }).click()
      await expect(waiting).toHaveCount(0)
      await office.close()

      // As somebody without a script reads it, and search engines do.
      const reader = await browser.newPage({ viewport, javaScriptEnabled: false })
      await expect(async () => {
        await reader.goto(`${shop.origin}/sklep/kredyty`)
        await reader.getByRole('main').locator('a[href*="kredyty-garsc-iskier"]').first().click()
        await expect(reader).toHaveURL(PACK)
        const opinions = reader.getByRole('region', { name: 'Opinie' })
        await expect(opinions.getByText(text)).toBeVisible({ timeout: 5_000 })
        await expect(opinions.getByText('Miło nam!').first()).toBeVisible({ timeout: 5_000 })
        await expect(opinions.getByRole('link', { name: 'Ekran z kredytami' }).first()).toBeVisible({
          timeout: 5_000,
        })
      }).toPass()
      const data = await reader.locator('script[type="application/ld+json"]').first().textContent()
      expect(data).toContain('"aggregateRating"')
      await reader.close()

      // Where it is another day than in the shop, the document is taken over as it is all the same.
      const traveller = await browser.newPage({ viewport, timezoneId: placeOfAnotherDay() })
      const differences: string[] = []
      traveller.on('console', (message) => {
        if (message.text().includes('not as it was rendered')) differences.push(message.text())
      })
      await traveller.goto(`${shop.origin}/sklep/produkt/kredyty-garsc-iskier`)
      await takenOver(traveller)
      await traveller.waitForLoadState('networkidle')
      await expect(traveller.getByRole('region', { name: 'Opinie' }).getByText(text)).toBeVisible()
      expect(differences).toEqual([])
      await traveller.close()

      await page.goto(`${shop.origin}/sklep/produkt/kredyty-garsc-iskier`)
      const opinions = page.getByRole('region', { name: 'Opinie' })
      await expect(opinions.getByText(text)).toBeVisible()
      await expect(opinions.getByRole('list', { name: 'Rozkład ocen' })).toBeVisible()
      const thumbnail = opinions.getByRole('listitem').filter({ hasText: text }).getByRole('link')
      await thumbnail.scrollIntoViewIfNeeded()
      await expect(thumbnail.getByRole('img')).toHaveJSProperty('naturalWidth', 64)
      // Before the code of the list is here, the picture itself opens.
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      await thumbnail.click()
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Ekran z kredytami' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(thumbnail).toBeFocused()
      expect(await violations(page)).toEqual([])

      await page.goto(`${shop.origin}/opinie`)
      await expect(page.getByText('Opublikowana')).toBeVisible()
      await page.getByRole('button', { name: /^Usuń opinię/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń opinię' }).click()
      await expect(page.getByRole('button', { name: /^Napisz opinię/ })).toBeVisible()
      expect((await page.request.get(secret.origin + secret.pathname)).status()).toBe(404)
    })
  })
}

test('a picture of an opinion whose page is gone continues where it was', async ({ page, server }) => {
  test.setTimeout(240_000)
  const person = await confirmedPerson(page.request, server.origin)
  await page.goto(`${server.origin}/login?redirect=/opinie`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Moje opinie')
  await buyPack(page, server.origin, person)

  const openForm = () => page.getByRole('button', { name: /^Napisz opinię/ }).click()
  await page.goto(`${server.origin}/opinie`)
  await openForm()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Z urządzenia' }).click(),
  ])
  const sent = sentParts(page.context())
  await onSlowLine(page, 400_000)
  await chooser.setFiles({ name: 'wakacje.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(2)
  await server.kill()
  await expect(page.getByText(/^Przerwane na [1-9]\d?%/u)).toBeVisible({ timeout: 60_000 })

  const before = Math.max(...sent)
  sent.length = 0
  await server.start()
  await page.reload()
  await openForm()
  await expect(page.getByLabel('Co widać na zdjęciu 1 (opcjonalnie)')).toBeVisible({ timeout: 120_000 })
  expect(sent.length).toBeGreaterThan(0)
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(before)
})
