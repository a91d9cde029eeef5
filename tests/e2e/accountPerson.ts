import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { ProductProcess } from '../support/productProcess.ts'
import type { Hands } from './hands.ts'

/** What a person does with an account, in a test's words. */

export interface Person {
  readonly email: string
  readonly password: string
}

/** Somebody nobody has heard of. */
export function newPerson(): Person {
  return { email: `zofia-${randomUUID().slice(0, 8)}@example.pl`, password: 'zielony kubek na oknie' }
}

/** The demo user or administrator of this installation, as its start prints it a moment after it answers. */
export async function demoUser(server: ProductProcess, name: 'demo' | 'admin' = 'demo'): Promise<Person> {
  const line = new RegExp(String.raw`Sign in as (${name}@\S+) with the password (\S+)`)
  await expect.poll(() => server.output).toMatch(line)
  const [, email = '', password = ''] = line.exec(server.output) ?? []
  return { email, password }
}

/** Somebody whose account is made and confirmed already, without a browser. */
export async function confirmedPerson(request: APIRequestContext, origin: string): Promise<Person> {
  const person = newPerson()
  const answer = await request.post(`${origin}/api/v1/auth/register`, {
    data: {
      ...person,
      display_name: 'Zofia',
      language: 'pl',
      accepts_terms: true,
      accepts_notifications: false,
    },
  })
  expect(answer.status()).toBe(201)
  const token = await latestToken(request, origin, person.email)
  const confirmed = await request.post(`${origin}/api/v1/auth/verify-email?token=${token}`, {
    data: { current_password: person.password },
  })
  expect(confirmed.ok()).toBe(true)
  return person
}

/** Somebody without an account who reads the newsletter, in Polish. */
export async function newsletterReader(request: APIRequestContext, origin: string): Promise<void> {
  const { email } = newPerson()
  const joined = await request.post(`${origin}/api/v1/newsletter`, { data: { email, language: 'pl' } })
  expect(joined.ok()).toBe(true)
  const token = await latestToken(request, origin, email)
  const confirmed = await request.post(`${origin}/api/v1/newsletter/confirm?token=${token}`)
  expect(confirmed.ok()).toBe(true)
}

/** The secret of the newest letter's link to this address, once it has come. */
async function latestToken(request: APIRequestContext, origin: string, email: string): Promise<string> {
  const address = `${origin}/dev/poczta/letters.json?to=${encodeURIComponent(email)}`
  let token: string | undefined
  await expect(async () => {
    token = /[?&]token=([\w-]+)/.exec(await (await request.get(address)).text())?.[1]
    expect(token).toBeDefined()
  }).toPass()
  return token ?? ''
}

/** Waits for the screen of this name. */
export async function onScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export async function register(page: Page, hands: Hands, { email, password }: Person): Promise<void> {
  await hands.type(page, 'Adres e-mail', email)
  await hands.type(page, 'Hasło', password)
  await hands.press(page, 'checkbox', 'Znam i akceptuję regulamin i politykę prywatności')
  await hands.press(page, 'button', 'Załóż konto')
}

/** Shows by the password, in the dialog that asks for it, that it is the owner who is here. */
export async function proveOwner(page: Page, hands: Hands, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Potwierdź, że to Ty' })
  await expect(dialog).toBeVisible()
  await hands.type(page, 'Hasło', password)
  await hands.press(page, 'button', 'Potwierdź')
  await expect(dialog).toBeHidden()
}

export async function signIn(page: Page, hands: Hands, { email, password }: Person): Promise<void> {
  await hands.type(page, 'Adres e-mail', email)
  await hands.type(page, 'Hasło', password)
  await hands.press(page, 'button', 'Zaloguj się')
}

/** Opens the development mailbox from the page, and there the newest letter to this address; its link, not yet followed. */
export async function openLetter(page: Page, email: string, subject: string): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Otwórz skrzynkę tej instalacji' }).click()
  const mailbox = await opening
  const letter = mailbox.getByRole('link', { name: `${subject} ${email}` }).first()
  await expect(async () => {
    await mailbox.reload()
    await expect(letter).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await letter.click()
  await expect(mailbox.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  return mailbox
}

/** Follows the open letter's link that leads to `path`; tells the secret it carries. */
export async function followLink(mailbox: Page, path: string): Promise<string> {
  const link = mailbox.getByRole('article').getByRole('link', { name: `${path}?token=` })
  const address = new URL((await link.getAttribute('href')) ?? '')
  await link.click()
  return address.searchParams.get('token') ?? ''
}

/** Whether the page's address, its history entry, its referrer or a storage of the browser holds this text. */
export function isKeptByPage(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const names = await caches.keys()
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    const addresses = [location.href, document.referrer, ...cached.flat().map(({ url }) => url)]
    return JSON.stringify([addresses, history.state, storages]).includes(wanted)
  }, text)
}
