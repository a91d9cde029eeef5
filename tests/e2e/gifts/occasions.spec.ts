import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { localMoment } from '#domain/gifts/localMoment.ts'
import { addDays } from '#domain/occasions/days.ts'
import type { Page } from '@playwright/test'
import { movedClock } from '../../support/movedClock.ts'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { inside } from './cardPage.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { codeIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const ZONE = 'Europe/Warsaw'
const LEFT = 5

test.use({ viewport: { width: 390, height: 844 }, timezoneId: ZONE })

const occasions = (page: Page) => page.getByRole('list', { name: 'Najbliższe okazje' })

test('a person added without a network is on the panel and on other devices, with the gift begun, and is written of once', async ({
  page,
  context,
  browser,
  server,
  request,
}) => {
  test.slow()
  const person = await confirmedPerson(request, server.origin)
  const day = addDays(calendarDay(new Date(), ZONE), LEFT)

  await page.goto(`${server.origin}/okazje`)
  await expect(occasions(page).getByText('Wigilia')).toBeVisible()
  await controlled(page)
  await codeIsKept(page, ['DateDialog'])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Dodaj osobę' }).click()
  const form = page.getByRole('dialog', { name: 'Nowa osoba i jej dzień' })
  await form.getByLabel('Imię').fill('Halina')
  // The calendar knows her day; hers is another.
  await expect(form.getByLabel('Dzień', { exact: true }).and(page.locator('input'))).toHaveValue('1')
  await form
    .getByLabel('Dzień', { exact: true })
    .and(page.locator('input'))
    .fill(String(Number(day.slice(8))))
  await form.getByLabel('Miesiąc').selectOption(String(Number(day.slice(5, 7))))
  await form.getByLabel('Kto to dla Ciebie').selectOption({ label: 'Mama' })
  await form.getByRole('checkbox', { name: 'w tym dniu' }).check()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Zapisz' }).click()
  await expect(form).toBeHidden()
  const halina = occasions(page).getByRole('listitem').filter({ hasText: 'Imieniny Haliny' })
  await expect(halina).toContainText('za 5 dni')
  await page.reload()
  await expect(halina).toContainText('za 5 dni')
  await halina.getByRole('button', { name: 'Usuń: Imieniny Haliny' }).click()
  await expect(halina).toBeHidden()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(halina).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${server.origin}/login?redirect=/panel`)
  await signIn(page, pointer, person)
  await onScreen(page, /Dzień dobry|Dobry wieczór/)
  const card = page.getByRole('region', { name: 'Okazje' })
  await expect(card.getByText('Imieniny Haliny za 5 dni')).toBeVisible()

  // Once it is with the account, another device has it.
  const other = await browser.newContext({ timezoneId: ZONE, serviceWorkers: 'block' })
  const elsewhere = await other.newPage()
  await elsewhere.goto(`${server.origin}/login?redirect=/okazje`)
  await signIn(elsewhere, pointer, person)
  await expect(elsewhere).toHaveURL(/\/okazje$/)
  await onScreen(elsewhere, 'Okazje')
  await expect(async () => {
    await elsewhere.goto(`${server.origin}/okazje`)
    await expect(occasions(elsewhere).getByText('Imieniny Haliny')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await other.close()

  await card.getByRole('button', { name: 'Przygotuj prezent: Imieniny Haliny' }).click()
  await expect(page).toHaveURL(/kartka-imieninowa-laka\?prezent=/)
  await expect(inside(page).getByLabel('Dla kogo: imię')).toHaveValue('Halina')
  await expect(inside(page).getByLabel('Okazja').first()).toHaveValue('Imieniny')
  await expect(
    inside(page)
      .getByText(/Halino|Mamo/)
      .first(),
  ).toBeVisible()
  await inside(page).getByText('Dla kogo i kiedy').click()
  await expect(inside(page).getByLabel('Imię odbiorcy')).toHaveValue('Halina')

  // The day before and the day itself, at noon: each letter once, over starts and a kill.
  const noonOf = (of: string) => localMoment(of, 12, ZONE).getTime() - Date.now()
  const letters = async () => {
    const address = `${server.origin}/dev/poczta/letters.json?to=${encodeURIComponent(person.email)}`
    const text = await (await request.get(address)).text()
    return [...text.matchAll(/Imieniny Haliny (jutro|dziś|za \d+ dni):/g)].map(([, when]) => when)
  }
  await server.stop()
  await server.start(movedClock(noonOf(addDays(day, -1))))
  await expect.poll(async () => new Set(await letters()), { timeout: 60_000 }).toEqual(new Set(['jutro']))
  const perLetter = (await letters()).length
  await server.kill()
  await server.start(movedClock(noonOf(addDays(day, -1)) + 60_000))
  await server.stop()
  await server.start(movedClock(noonOf(day)))
  await expect.poll(async () => (await letters()).at(0) ?? '', { timeout: 60_000 }).not.toBe('')
  await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBe(2 * perLetter)
  expect(new Set(await letters())).toEqual(new Set(['jutro', 'dziś']))
})
