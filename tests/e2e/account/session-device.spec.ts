import type { APIRequestContext, Page } from '@playwright/test'
import { confirmedPerson, demoUser, onScreen, signIn } from '../accountPerson.ts'
import { violationsIn } from '../axe.ts'
import { tracesOf } from '../deviceTraces.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { storedTokens, spoilTokens } from '../storedSession.ts'
import { addToCart, PRODUCT, signOutIsKept, unsentChanges } from '../workerPages.ts'

const CANARY = 'kanarek-7f3a'

const toasts = (page: Page) => page.getByRole('region', { name: /^Powiadomienia/ })
const accountButton = (page: Page) => page.getByRole('button', { name: /^Twoje konto: / })

async function openAs(
  page: Page,
  origin: string,
  person: Parameters<typeof signIn>[2],
  path: string,
): Promise<void> {
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(path)}`)
  await signIn(page, pointer, person)
  await expect(accountButton(page)).toBeVisible()
}

async function pressSignOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click()
}

/** Leaves something private in every place of the device that a screen uses. */
async function leaveTraces(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/profil`)
  await page.getByLabel('Kilka słów o sobie').fill(`${CANARY} w szkicu`)
  await expectTrace(page, 'the table drafts')
  await page.goto(origin + PRODUCT)
  await addToCart(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Przejdź do kasy|^Do kasy/ })
    .click()
  await page.getByLabel('Adres e-mail', { exact: true }).fill(`${CANARY}@example.pl`)
  await expectTrace(page, 'sessionStorage')
  // The till has no account to press.
  await page.goto(`${origin}/panel`)
}

async function expectTrace(page: Page, place: string): Promise<void> {
  await expect.poll(() => tracesOf(page, [CANARY])).toContain(`${CANARY} in ${place}`)
}

function refresh(request: APIRequestContext, origin: string, token: string) {
  return request.post(`${origin}/api/v1/auth/refresh`, { data: { refresh_token: token } })
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  for (const network of ['with', 'without'] as const) {
    test(`a sign-out ${network} a network leaves nothing of the person on the device, and ends the session`, async ({
      page,
      context,
      request,
      shop,
    }) => {
      const { origin } = shop
      const person = await confirmedPerson(request, origin)
      await openAs(page, origin, person, '/panel')
      await controlled(page)
      await leaveTraces(page, origin)
      const tokens = await storedTokens(page)
      const secrets = [CANARY, person.email, tokens.access_token, tokens.refresh_token]
      for (const secret of secrets) await expect.poll(() => tracesOf(page, [secret])).not.toEqual([])

      await signOutIsKept(page)
      if (network === 'without') await context.setOffline(true)
      await pressSignOut(page)
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Wyloguj/ })
        .click()
      await expect(toasts(page).getByText('Wylogowano')).toBeVisible()
      expect(await tracesOf(page, secrets)).toEqual([])
      await expect(page.getByText(CANARY)).toHaveCount(0)

      if (network === 'without') await context.setOffline(false)
      await expect.poll(async () => (await refresh(request, origin, tokens.refresh_token)).status()).toBe(401)
      await expect.poll(() => unsentChanges(page)).toBe(0)
    })
  }

  test('whoever opens the app offline sees the last known account, and may leave', async ({
    page,
    context,
    shop,
  }) => {
    await openAs(page, shop.origin, await demoUser(shop), '/konto')
    await onScreen(page, 'Moje konto')
    await controlled(page)
    await signOutIsKept(page)
    await context.setOffline(true)
    await page.goto(`${shop.origin}/konto`)
    await onScreen(page, 'Moje konto')
    await accountButton(page).click()
    const menu = page.getByRole('dialog', { name: 'Twoje konto' })
    await expect(menu.getByText(/^stan\sz\s\d{2}:\d{2}$/)).toBeVisible()
    expect(await violationsIn(page, '[role="dialog"]')).toEqual([])
    await page.getByRole('menuitem', { name: 'Wyloguj' }).click()
    await expect(page).toHaveURL(`${shop.origin}/`)
    await page.goto(`${shop.origin}/konto`)
    await expect(page).toHaveURL(`${shop.origin}/login?redirect=%2Fkonto`)
  })
})

test(
  'every tab follows: signed in, expired with the screen kept, signed in again, signed out',
  core,
  async ({ page, context, shop }) => {
    const { origin } = shop
    const person = await demoUser(shop)
    const other = await context.newPage()
    await other.goto(`${origin}/sklep`)
    await openAs(page, origin, person, '/profil')
    await expect(accountButton(other)).toBeVisible()

    const words = page.getByLabel('Kilka słów o sobie')
    await words.fill('Jeszcze niezapisane')
    await other.goto(`${origin}/ustawienia/bezpieczenstwo`)
    await expect(accountButton(other)).toBeVisible()
    await spoilTokens(page)
    await other.getByRole('main').getByRole('link', { name: 'Zamówienia i faktury' }).click()
    for (const tab of [page, other]) {
      await expect(toasts(tab).getByText('Sesja wygasła', { exact: true })).toBeVisible()
      await expect(toasts(tab).getByText('Zaloguj się ponownie, aby kontynuować pracę.')).toBeVisible()
    }
    await expect(words).toHaveValue('Jeszcze niezapisane')
    await toasts(page).getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL(`${origin}/login?redirect=%2Fprofil`)
    await signIn(page, pointer, person)
    await expect(words).toHaveValue('Jeszcze niezapisane')
    await expect(toasts(other).getByText('Sesja wygasła')).toHaveCount(0)

    await pressSignOut(other)
    await expect(page).toHaveURL(`${origin}/`)
    await expect(toasts(page).getByText('Wylogowano')).toBeVisible()
  },
)

test('guards lead a guest to the sign-in and back, and tell others that a section is not for them', async ({
  page,
  shop,
}) => {
  const { origin } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/sklep`)
  await page.getByRole('link', { name: 'Konto' }).click()
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fkonto`)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/sklep`)
  await page.goto(`${origin}/admin/emails`)
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fadmin%2Femails`)
  await signIn(page, pointer, await demoUser(shop))
  await onScreen(page, 'Brak dostępu')
  await expect(page).toHaveURL(`${origin}/admin/emails`)
  await expect(page).toHaveTitle('Brak dostępu · Iskra')
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('unsent changes are asked about: stay, send and leave, or leave anyway', async ({
    page,
    context,
    shop,
  }) => {
    const { origin } = shop
    await openAs(page, origin, await demoUser(shop), '/sklep')
    await controlled(page)
    await page.goto(origin + PRODUCT)
    await expect(accountButton(page)).toBeVisible()
    await signOutIsKept(page)
    await context.setOffline(true)
    await addToCart(page)
    await page.keyboard.press('Escape')
    await pressSignOut(page)
    const question = page.getByRole('alertdialog', { name: 'Wylogować się?' })
    await expect(question.getByText('1 zmiana nie dotarła jeszcze do Iskry.')).toBeVisible()
    await question.getByRole('button', { name: 'Zostań' }).click()
    await expect(question).toBeHidden()
    expect(await unsentChanges(page)).toBe(1)

    await pressSignOut(page)
    await context.setOffline(false)
    await question.getByRole('button', { name: 'Wyślij i wyloguj' }).click()
    await expect(toasts(page).getByText('Wylogowano')).toBeVisible()
  })
})
