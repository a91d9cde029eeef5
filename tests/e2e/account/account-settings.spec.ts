import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { confirmedPerson, onScreen, proveOwner, signIn } from '../accountPerson.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addToCart } from '../shopper.ts'
import { PRODUCT } from '../workerPages.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const save = (page: Page, what: string) => page.getByRole('button', { name: `Zapisz ${what}` }).click()

test('what is written in the settings reaches the public page, the checkout and one’s own file', async ({
  page,
  browser,
  shop,
}) => {
  const { origin } = shop
  const person = await confirmedPerson(page.request, origin)
  const username = `zofia-${Date.now().toString(36)}`
  await page.goto(`${origin}/login?redirect=/profil`)
  await signIn(page, pointer, person)

  await field(page, 'Nazwa użytkownika').fill(username)
  await field(page, 'Kilka słów o sobie').fill('Piszę kartki do siostry.')
  await page.getByRole('switch', { name: 'Profil publiczny' }).check()
  await save(page, 'profil')
  await expect(page.getByText('Widoczny dla wszystkich')).toBeVisible()
  const stranger = await browser.newPage()
  const answer = await stranger.goto(`${origin}/uzytkownik/${username}`)
  expect(answer?.status()).toBe(200)
  await onScreen(stranger, 'Zofia')
  await expect(stranger.getByText('Piszę kartki do siostry.')).toBeVisible()
  await expect(stranger).toHaveTitle(`Zofia (@${username}) · Iskra`)
  await stranger.close()

  await page.goto(`${origin}/ustawienia/rozliczenia`)
  await field(page, 'Ulica i numer').fill('Łąkowa 7')
  await field(page, 'Kod pocztowy').fill('90001')
  await field(page, 'Miejscowość').fill('Łódź')
  await save(page, 'dane')
  await expect(field(page, 'Kod pocztowy')).toHaveValue('90-001')
  await page.goto(origin + PRODUCT)
  await addToCart(page, { leaveOpen: true })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Przejdź do kasy|^Do kasy/ })
    .click()
  await expect(page.getByText('wypełniliśmy danymi z Twojego konta')).toBeVisible()
  await expect(field(page, 'Adres e-mail')).toHaveValue(person.email)
  await expect(field(page, 'Kod pocztowy')).toHaveValue('90-001')

  await page.goto(`${origin}/ustawienia/konto`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz moje dane' }).click()
  await proveOwner(page, pointer, person)
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const word of [person.email, username, 'Łąkowa 7']) expect(file).toContain(word)
  expect(file).not.toContain(person.password)
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('the settings open without a network as they were, and keep what is typed for later', async ({
    page,
    context,
    shop,
  }) => {
    const person = await confirmedPerson(page.request, shop.origin)
    await page.goto(`${shop.origin}/login?redirect=/ustawienia/rozliczenia`)
    await signIn(page, pointer, person)
    await field(page, 'Miejscowość').fill('Gdynia')
    await save(page, 'dane')
    await expect(page.getByText('Dane zapisane').first()).toBeVisible()
    await controlled(page)

    await context.setOffline(true)
    await page.reload()
    await expect(field(page, 'Miejscowość')).toHaveValue('Gdynia')
    await expect(page.getByText('Bez sieci nie zapiszemy zmian')).toBeVisible()
    await field(page, 'Firma').fill('Pracownia Żuraw')
    await save(page, 'dane')
    await expect(page.getByText('Brak połączenia z serwisem')).toBeVisible()

    await page.reload()
    await expect(field(page, 'Firma')).toHaveValue('Pracownia Żuraw')
    await context.setOffline(false)
    await save(page, 'dane')
    await expect(page.getByText('Dane zapisane').first()).toBeVisible()
    await expect(field(page, 'Firma')).toHaveValue('Pracownia Żuraw')
  })
})
