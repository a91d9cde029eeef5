import type { BrowserContextOptions, Page } from '@playwright/test'
import { seesAll } from '../../support/slice.ts'
import {
  confirmedPerson,
  followLink,
  isKeptByPage,
  newPerson,
  onScreen,
  openLetter,
  proveOwner,
  register,
  signIn,
} from '../accountPerson.ts'
import { violations, violationsIn } from '../axe.ts'
import { core, expect, test } from '../fixtures.ts'
import { type Hands, keyboard, pointer } from '../hands.ts'
import { takenOver } from '../takenOver.ts'
import { virtualAuthenticator } from './virtualAuthenticator.ts'

const NEW_PASSWORD = 'dwie małe krowy w sadzie'

interface Way {
  readonly name: string
  readonly hands: Hands
  readonly device: BrowserContextOptions
  /** Whether axe looks at each step; its screens are also those of page/accessibility.spec.ts. */
  readonly isChecked: boolean
}

const WAYS: readonly Way[] = [
  {
    name: 'phone',
    hands: pointer,
    device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    isChecked: seesAll(),
  },
  {
    name: 'desktop, keyboard alone',
    hands: keyboard,
    device: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    isChecked: process.env['LONG'] !== undefined,
  },
  // What a mouse adds to the two is for the long run.
  ...(process.env['LONG'] === undefined
    ? []
    : [
        {
          name: 'desktop',
          hands: pointer,
          device: { viewport: { width: 1440, height: 900 } },
          isChecked: false,
        },
      ]),
]

/** Asks axe about the page at this step, or about one part of it. */
async function axeIsClean(page: Page, step: string, part?: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const found = part === undefined ? await violations(page) : await violationsIn(page, part)
  expect.soft(found, step).toEqual([])
}

for (const { name, hands, device, isChecked } of WAYS) {
  test(
    `register, mailbox, verify, use, forget, reset, revoke: ${name}`,
    name === 'phone' ? core : {},
    async ({ browser, shop }) => {
      const person = newPerson()
      const check = isChecked ? axeIsClean : async () => undefined
      const context = await browser.newContext(device)
      const page = await context.newPage()

      await test.step('register', async () => {
        await page.goto(`${shop.origin}/panel`)
        await onScreen(page, 'Zaloguj się')
        await check(page, 'login')
        await hands.press(page, 'link', 'Załóż konto')
        await onScreen(page, 'Załóż konto')
        await check(page, 'register')
        await hands.press(page, 'button', 'Załóż konto')
        await expect(page.getByText('Bez tej zgody nie możemy założyć konta')).toBeVisible()
        await expect(page.getByRole('textbox', { name: 'Adres e-mail', exact: true })).toBeFocused()
        await check(page, 'register, with problems')
        await page.reload()
        await onScreen(page, 'Załóż konto')
        await register(page, hands, person)
        await onScreen(page, 'Potwierdź adres e-mail')
        await expect(page).toHaveURL(`${shop.origin}/verify-email-required`)
        await check(page, 'verify-email-required')
      })

      await test.step('mailbox and verify', async () => {
        const mailbox = await openLetter(page, person.email, 'Potwierdź adres e-mail')
        const secret = await followLink(mailbox, '/verify-email')
        await onScreen(mailbox, 'Potwierdź adres e-mail')
        await expect(mailbox.getByText(person.email)).toBeVisible()
        await check(mailbox, 'verify-email, asked')
        await hands.press(mailbox, 'button', 'Potwierdź adres')
        await onScreen(mailbox, 'Adres potwierdzony')
        expect(await isKeptByPage(mailbox, secret)).toBe(false)
        await check(mailbox, 'verify-email')
        await mailbox.close()
      })

      await test.step('use', async () => {
        await page.bringToFront()
        await expect(page).toHaveURL(`${shop.origin}/panel`, { timeout: 20_000 })
        await check(page, 'panel')
        await page.goto(`${shop.origin}/konto`)
        await onScreen(page, 'Moje konto')
        await hands.press(page, 'button', 'Wyloguj się')
        await expect(page).toHaveURL(`${shop.origin}/`)
      })

      await test.step('forget', async () => {
        await page.goto(`${shop.origin}/login`)
        // Before the script is there a link takes along nothing of what was typed.
        await takenOver(page)
        await hands.type(page, 'Adres e-mail', person.email)
        await hands.press(page, 'link', 'Nie pamiętasz hasła?')
        await onScreen(page, 'Nie pamiętasz hasła?')
        await expect(page.getByRole('textbox', { name: 'Adres e-mail', exact: true })).toHaveValue(
          person.email,
        )
        await check(page, 'forgot-password')
        await hands.press(page, 'button', 'Wyślij link')
        await onScreen(page, 'Sprawdź pocztę')
        await check(page, 'forgot-password, sent')
      })

      await test.step('reset', async () => {
        const mailbox = await openLetter(page, person.email, 'Ustaw nowe hasło')
        const letter = mailbox.url()
        const secret = await followLink(mailbox, '/reset-password')
        await onScreen(mailbox, 'Ustaw nowe hasło')
        await expect(mailbox).toHaveURL(`${shop.origin}/reset-password`)
        await check(mailbox, 'reset-password')
        await hands.type(mailbox, 'Nowe hasło', NEW_PASSWORD)
        await hands.press(mailbox, 'button', 'Ustaw nowe hasło')
        await onScreen(mailbox, 'Hasło zmienione')
        expect(await isKeptByPage(mailbox, secret)).toBe(false)
        await check(mailbox, 'reset-password, done')
        await hands.press(mailbox, 'link', 'Zaloguj się')
        await onScreen(mailbox, 'Zaloguj się')
        await signIn(mailbox, hands, { ...person, password: NEW_PASSWORD })
        await expect(mailbox).toHaveURL(`${shop.origin}/panel`)
        await mailbox.goto(letter)
        await followLink(mailbox, '/reset-password')
        await hands.type(mailbox, 'Nowe hasło', `${NEW_PASSWORD} jeszcze raz`)
        await hands.press(mailbox, 'button', 'Ustaw nowe hasło')
        await onScreen(mailbox, 'Ten link już nie działa')
        await check(mailbox, 'reset-password, spent')
        await mailbox.close()
      })

      await test.step('revoke', async () => {
        const elsewhere = await browser.newContext({ viewport: { width: 1024, height: 768 } })
        const other = await elsewhere.newPage()
        await other.goto(`${shop.origin}/login?redirect=/ustawienia/bezpieczenstwo`)
        await signIn(other, pointer, person)
        await expect(other.getByText('Nieprawidłowy e-mail lub hasło')).toBeVisible()
        await check(other, 'login, refused')
        await signIn(other, pointer, { ...person, password: NEW_PASSWORD })
        await expect(other).toHaveURL(`${shop.origin}/ustawienia/bezpieczenstwo`)
        // A page that is open may tell the end before it is loaded anew.
        await other.goto('about:blank')

        await page.goto(`${shop.origin}/ustawienia/bezpieczenstwo`)
        await hands.press(page, 'button', 'Wyloguj wszystkie inne')
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await check(page, 'revoke', '[role="alertdialog"]')
        await hands.press(page, 'button', 'Wyloguj je')
        await expect(page.getByText('Inne urządzenia są wylogowane').first()).toBeVisible()

        await other.goto(`${shop.origin}/ustawienia/bezpieczenstwo`)
        await expect(other.getByText('Zaloguj się ponownie, aby kontynuować pracę.').first()).toBeVisible()
        await elsewhere.close()
      })
      await context.close()
    },
  )
}

test('whoever is signed in already passes the sign-in by, and no redirect leaves the origin', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const person = await confirmedPerson(page.request, shop.origin)
  await page.goto(`${shop.origin}/login?redirect=${encodeURIComponent('//evil.example/panel')}`)
  await signIn(page, pointer, person)
  await expect(page).toHaveURL(`${shop.origin}/panel`)
  for (const hostile of ['https://evil.example', String.raw`/\evil.example`, 'javascript:alert(1)']) {
    await page.goto(`${shop.origin}/login?redirect=${encodeURIComponent(hostile)}`)
    await expect(page).toHaveURL(`${shop.origin}/panel`)
  }
  await page.goto(`${shop.origin}/login?redirect=/preferences`)
  await expect(page).toHaveURL(`${shop.origin}/preferences`)
  await context.close()
})

test('a passkey signs in where the password did before, and a refused one is no dead end', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const person = await confirmedPerson(page.request, shop.origin)
  const authenticator = await virtualAuthenticator(page)

  await page.goto(`${shop.origin}/login?redirect=/ustawienia/bezpieczenstwo`)
  await signIn(page, pointer, person)
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // What was wanted waits meanwhile, busy.
  expect.soft(await violationsIn(page, '[role="dialog"]'), 'proof').toEqual([])
  await proveOwner(page, pointer, person)
  await expect(page.getByText('Klucz dodany').first()).toBeVisible()
  await page.goto(`${shop.origin}/konto`)
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)

  await authenticator.refuse()
  await page.goto(`${shop.origin}/login?redirect=/ustawienia/bezpieczenstwo`)
  const press = page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' })
  await press.click()
  await expect(page.getByText('Klucz dostępu nie został użyty')).toBeVisible()
  await axeIsClean(page, 'login, passkey refused')

  await authenticator.agree()
  await press.click()
  await expect(page).toHaveURL(`${shop.origin}/ustawienia/bezpieczenstwo`)
  await expect(page.getByText('kluczem dostępu · w użyciu teraz')).toBeVisible()
  await context.close()
})
