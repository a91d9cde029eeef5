import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import * as z from 'zod'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { storedTokens } from '../storedSession.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const LAPTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

async function open(browser: Browser, device: BrowserContextOptions, address: string): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage()
  await page.goto(address)
  return page
}

const keptLanguage = z.object({ language: z.optional(z.object({ value: z.string() })) })

/** The language that the account itself has of whoever is signed in there. */
async function languageOfAccount(page: Page, origin: string): Promise<string | undefined> {
  const { access_token } = await storedTokens(page)
  const headers = { Authorization: `Bearer ${access_token}` }
  const answer = await page.request.get(`${origin}/api/v1/account/preferences`, { headers })
  return keptLanguage.parse(await answer.json()).language?.value
}

const root = (page: Page) => page.locator('html')
const card = (page: Page, name: string) => page.getByRole('region', { name })
const pressText = (page: Page, name: string, text: string) =>
  card(page, name).getByText(text, { exact: true }).click()

test('preferences follow a person from device to device, offline too, and stay nobody else’s', async ({
  browser,
  request,
  shop,
}) => {
  const { origin } = shop
  const person = await confirmedPerson(request, origin)
  const preferences = `${origin}/preferences`

  const phone = await open(browser, PHONE, preferences)
  await onScreen(phone, 'Zaloguj się')
  // Chosen as a guest: the account learns it with the sign-in.
  await phone.getByRole('button', { name: 'Jasny', exact: true }).click()
  await expect(root(phone)).not.toHaveClass(/dark/)
  await signIn(phone, pointer, person)
  await onScreen(phone, 'Preferencje')
  await expect(card(phone, 'Wygląd i język').getByRole('status')).toHaveText('Zapisane na Twoim koncie')
  expect(await violations(phone)).toEqual([])

  const laptop = await open(browser, LAPTOP, preferences)
  await expect(root(laptop)).toHaveClass(/dark/)
  await signIn(laptop, pointer, person)
  await onScreen(laptop, 'Preferencje')
  await expect(root(laptop)).not.toHaveClass(/dark/)

  // Which engines work here is known before the network goes.
  await expect(laptop.getByRole('checkbox', { name: 'Iskra Obraz' })).toBeVisible()
  await laptop.context().setOffline(true)
  await pressText(laptop, 'Ulubione generatory', 'Iskra Obraz')
  await pressText(laptop, 'E-maile od nas', 'Nowości i pomysły')
  const waits = 'Zapisane na tym urządzeniu. Na koncie zapiszemy, gdy wróci sieć.'
  await expect(card(laptop, 'Ulubione generatory').getByRole('status')).toHaveText(waits)
  await pressText(phone, 'Ulubione generatory', 'Iskra Wideo')
  await card(phone, 'Wygląd i język').getByRole('radio', { name: 'English' }).click()
  await expect(root(phone)).toHaveAttribute('lang', 'en')
  await expect(card(phone, 'Appearance and language').getByRole('status')).toHaveText('Saved to your account')
  // What is on its way yet was said to be saved before: the laptop asks but once.
  await expect.poll(() => languageOfAccount(phone, origin)).toBe('en')
  await laptop.context().setOffline(false)
  await expect(root(laptop)).toHaveAttribute('lang', 'en')
  await expect(laptop.getByRole('checkbox', { name: 'Iskra Wideo' })).toBeChecked()
  await expect(laptop.getByRole('checkbox', { name: 'Iskra Obraz' })).toBeChecked()

  await expect(async () => {
    await phone.reload()
    await expect(phone.getByRole('checkbox', { name: 'Iskra Obraz' })).toBeChecked({ timeout: 5_000 })
  }).toPass()
  await expect(phone.getByRole('switch', { name: /newsletter/i })).toBeChecked()
  await expect(phone.getByRole('checkbox', { name: 'Iskra Wideo' })).toBeChecked()
})

const letters = z.object({
  letters: z.array(z.object({ subject: z.string(), links: z.array(z.string()) })),
})

test('the newsletter is joined by a letter, and left by another', async ({ browser, shop }) => {
  const email = `jan-${Date.now()}@example.pl`
  const page = await open(browser, PHONE, `${shop.origin}/o-nas`)

  async function followLetter(path: string): Promise<void> {
    let link: string | undefined
    await expect(async () => {
      const answer = await page.request.get(`${shop.origin}/dev/poczta/letters.json?to=${email}`)
      const all = letters.parse(await answer.json()).letters.flatMap((letter) => letter.links)
      link = all.find((one) => one.includes(path))
      expect(link).toBeDefined()
    }).toPass()
    await page.goto(link ?? '')
  }

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await pointer.type(page, 'Adres e-mail do newslettera', email)
  await pointer.press(page, 'button', 'Zapisz mnie')
  await expect(page.getByRole('status').filter({ hasText: 'Jeszcze jeden krok' })).toBeFocused()

  await followLetter('/newsletter/confirm')
  await onScreen(page, 'Zapisać Cię na newsletter?')
  await expect(page).toHaveURL(`${shop.origin}/newsletter/confirm`)
  expect(await violations(page)).toEqual([])
  await pointer.press(page, 'button', 'Tak, zapisz mnie')
  await onScreen(page, 'Zapis na newsletter potwierdzony')

  await followLetter('/newsletter/unsubscribe')
  await onScreen(page, 'Wypisać Cię z newslettera?')
  await pointer.press(page, 'button', 'Wypisz mnie')
  await onScreen(page, 'Gotowe, nie dostaniesz już newslettera')
})
