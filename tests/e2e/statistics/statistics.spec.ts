import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addToCart, fillCheckout, openCart, openProduct } from '../shopper.ts'

const CALENDAR = 'kalendarz-biurkowy'
const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })

interface Told {
  readonly kind: 'session' | 'view'
  readonly page: string
  readonly device: 'phone' | 'desktop'
}

/** What devices of people who agreed would tell. */
async function tell(request: APIRequestContext, origin: string, told: readonly Told[]): Promise<void> {
  const at = Date.now() - 1_000
  const answer = await request.post(`${origin}/api/v1/analytics/events`, {
    data: {
      sent_at: Date.now(),
      events: told.map((event) => ({
        id: randomBytes(16).toString('hex'),
        at,
        subject: '',
        source: 'direct',
        affiliate: '',
        offline: false,
        value: 0,
        ...event,
      })),
    },
  })
  expect(answer.ok()).toBe(true)
}

async function order(page: Page, origin: string): Promise<void> {
  await openProduct(page, origin, CALENDAR)
  await addToCart(page)
  await (await openCart(page)).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await fillCheckout(page)
  for (const check of await page.getByRole('main').getByRole('checkbox').all()) await check.check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await onScreen(page, 'Dziękujemy za zamówienie')
}

async function accessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme)
    expect(await violations(page)).toEqual([])
  }
}

for (const { device, viewport } of DEVICES) {
  test.describe(`statistics on ${device}`, () => {
    test.use({ viewport })

    test('tell of orders, visits and what is going on, by charts, tables and typed questions', async ({
      page,
      browser,
      server: shop,
    }) => {
      test.setTimeout(300_000)
      await order(page, shop.origin)
      await tell(page.request, shop.origin, [
        { kind: 'session', page: '', device: 'phone' },
        { kind: 'session', page: '', device: 'desktop' },
        { kind: 'session', page: '', device: 'desktop' },
        { kind: 'view', page: '/sklep', device: 'phone' },
      ])
      const office = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
      await office.goto(`${shop.origin}/login?redirect=/statystyki`)
      await signIn(office, pointer, await demoUser(shop, 'admin'))

      // The business: one order, by chart, table and file.
      await onScreen(office, 'Statystyki')
      await expect(figure(office, 'Zamówienia').getByRole('slider')).toBeVisible()
      await figure(office, 'Zamówienia').getByRole('slider').focus()
      await expect(figure(office, 'Zamówienia').getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        /Zamówienia: 1, wcześniej: 0$/,
      )
      await office.keyboard.press('ArrowLeft')
      await expect(figure(office, 'Zamówienia').getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        /Zamówienia: 0, wcześniej: 0$/,
      )
      const sold = figure(office, 'Najlepiej sprzedające się produkty')
      await sold.getByRole('button', { name: /^Tabela/ }).click()
      await expect(sold.getByRole('row', { name: /^Kalendarz biurkowy/ })).toBeVisible()
      const [file] = await Promise.all([
        office.waitForEvent('download'),
        sold.getByRole('button', { name: /^Pobierz CSV/ }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^items-value-product-.+\.csv$/)
      expect(await readFile(await file.path(), 'utf8')).toMatch(
        /^\uFEFFProdukt;Wartość sprzedanych rzeczy \(zł\);Wcześniej\r\nKalendarz biurkowy[^;]*;\d+(,\d+)?;0\r\n$/,
      )
      await accessibleInBothThemes(office)

      // Visits: a filter stands in the address and outlives a reload.
      await office.getByRole('link', { name: 'Analityka' }).click()
      await onScreen(office, 'Analityka')
      await office.getByLabel('Urządzenie').selectOption({ label: 'Telefon' })
      await expect(office).toHaveURL(/urzadzenie=phone/)
      // What was told is counted a few seconds later.
      await expect(async () => {
        await office.reload()
        await expect(figure(office, 'Urządzenia').getByRole('listitem')).toContainText([/^Telefon1100%/], {
          timeout: 3_000,
        })
      }).toPass({ timeout: 60_000 })
      await expect(office.getByLabel('Urządzenie')).toHaveValue('phone')
      await accessibleInBothThemes(office)

      // What is made: a filter that a figure knows nothing of is said on it.
      await office.getByRole('link', { name: 'Generacje i kredyty' }).click()
      await onScreen(office, 'Rozszerzone statystyki')
      await expect(figure(office, 'Kredyty zużyte').getByText('Bez filtra: urządzenie')).toBeVisible()
      await office.getByRole('button', { name: 'Wyczyść filtry' }).click()
      await expect(office).not.toHaveURL(/urzadzenie/)
      await accessibleInBothThemes(office)

      // A question, half typed and completed by keys.
      await office.getByRole('link', { name: 'Pytania' }).click()
      await onScreen(office, 'Centrum analityki')
      const field = office.getByLabel('Pytanie', { exact: true })
      await field.click()
      await field.pressSequentially('zamówienia wed')
      await expect(office.getByRole('menuitem').first()).toBeVisible()
      await office.keyboard.press('ArrowDown')
      await office.keyboard.press('Enter')
      await expect(field).toHaveValue(/^zamówienia według \S+/)
      await expect(office.getByRole('figure')).toBeVisible()
      await field.fill('sesje według urządzenia dziś')
      await office.keyboard.press('Enter')
      await expect(office).toHaveURL(/pytanie=sesje/)
      await expect(
        office.getByRole('figure', { name: 'Sesje · urządzenie' }).getByRole('listitem'),
      ).toContainText([/^Komputer267%/, /^Telefon133%/])
      await field.fill('sejse dziś')
      await office.getByRole('button', { name: 'Zapytaj' }).click()
      await office.getByRole('button', { name: 'Chodziło o: sesje' }).click()
      await expect(field).toHaveValue('sesje dziś')
      await expect(office.getByRole('figure', { name: /^Sesje/ })).toBeVisible()
      await accessibleInBothThemes(office)

      // Right now: what somebody looks at comes by itself, and stays away while it is paused.
      await office.getByRole('link', { name: 'Na żywo' }).click()
      await onScreen(office, 'Monitoring na żywo')
      await expect(office.getByRole('main').getByText('stan z')).toBeVisible()
      await expect(
        office.getByRole('list', { name: 'Najnowsze zamówienia' }).getByRole('listitem'),
      ).toHaveCount(1)
      await tell(page.request, shop.origin, [{ kind: 'view', page: '/o-nas', device: 'phone' }])
      const seen = office.getByRole('list', { name: 'Teraz oglądane' })
      await expect(seen.getByText('/o-nas')).toBeVisible()
      await accessibleInBothThemes(office)
      await office.getByRole('button', { name: 'Wstrzymaj' }).click()
      await expect(office.getByText('Wstrzymane')).toBeVisible()
      await tell(page.request, shop.origin, [{ kind: 'view', page: '/kontakt', device: 'phone' }])
      await office.getByRole('button', { name: 'Wznów' }).click()
      await expect(seen.getByText('/kontakt')).toBeVisible()
      await office.context().close()
    })
  })
}
