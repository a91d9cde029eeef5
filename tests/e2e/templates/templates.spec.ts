import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { cardTemplate } from '../../support/templates/cardTemplate.ts'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { publishTemplate } from './publishTemplate.ts'
import { storedTokens } from '../storedSession.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const asked = async (page: Page, request: APIRequestContext, address: string) => {
  const { access_token } = await storedTokens(page)
  return (await request.get(address, { headers: { Authorization: `Bearer ${access_token}` } })).json()
}

test('a visitor finds a template, fills its form, pays and gets the result in under a minute; without a network it waits', async ({
  page,
  context,
  request,
  shop,
}) => {
  const { origin } = shop
  const title = `Kartka próbna ${randomUUID().slice(0, 4)}`
  const slug = await publishTemplate(request, shop, (free) => cardTemplate(free, title))
  const person = await confirmedPerson(request, origin)
  const begun = Date.now()

  // The first visit is rendered by the server: the template is there before any script.
  expect(await (await request.get(`${origin}/szablony`)).text()).toContain(title)
  expect(await (await request.get(`${origin}/szablony/${slug}`)).text()).toContain('Dla kogo?')
  expect((await request.get(`${origin}/szablony/nie-ma-takiego`)).status()).toBe(404)
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain(`/szablony/${slug}`)

  await page.goto(`${origin}/szablonyz`)
  await expect(page).toHaveURL(`${origin}/szablony`)
  await controlled(page)
  await page.getByRole('searchbox', { name: 'Szukaj szablonu' }).fill(title.toLowerCase())
  await expect(page).toHaveURL(/q=kartka/u)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // What is wrong is said, and what is only for birthdays is asked for birthdays.
  await page.getByLabel('Imię').fill('ola')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByLabel('Imię')).toBeFocused()
  await expect(page.getByLabel('Imię')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Imię').fill('Ola')
  await expect(page.getByLabel('Ile lat?')).toBeHidden()
  await page.getByLabel('Okazja').selectOption('Urodziny')
  await page.getByLabel('Ile lat?').fill('30')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByRole('heading', { name: 'Jak ma wyglądać?' })).toBeFocused()
  expect(await violations(page)).toEqual([])

  // A guest signs in, and finds what they had filled in.
  await page.getByRole('link', { name: 'Zaloguj się' }).last().click()
  await signIn(page, pointer, person)
  await expect(page.getByLabel('Imię')).toHaveValue('Ola')
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByText('Zostanie 7.')).toBeVisible()
  await page.getByRole('button', { name: 'Stwórz', exact: true }).dblclick()
  const result = page.getByRole('region', { name: 'Wynik szablonu' })
  await expect(result.getByRole('img').first()).toBeVisible({ timeout: 40_000 })
  expect(Date.now() - begun).toBeLessThan(60_000)
  await expect(result.getByRole('link', { name: 'Pobierz: Kartka' })).toBeVisible()
  await expect(result.getByRole('button', { name: 'Zrób z tego prezent: Kartka' })).toBeVisible()
  // A double press was one run and one charge.
  expect((await asked(page, request, `${origin}/api/v1/template-runs`)).runs).toHaveLength(1)
  expect(await asked(page, request, `${origin}/api/v1/credits`)).toMatchObject({ available: 7, used: 3 })
  expect(await violations(page)).toEqual([])

  // Without a network the gallery and the page are there; what is asked for waits, and asks again before it spends.
  await page.goto(`${origin}/szablony`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('button', { name: 'Zapisz na potem' }).click()
  await expect(page.getByText('To czeka na Twoją zgodę')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Cena: 3.kredyty\. Zacząć\?/u)).toBeVisible()
  expect((await asked(page, request, `${origin}/api/v1/template-runs`)).runs).toHaveLength(1)
  await page.getByRole('region', { name: 'Wynik szablonu' }).getByRole('button', { name: 'Stwórz' }).click()
  await expect(result.getByRole('img').first()).toBeVisible({ timeout: 40_000 })

  await page.goto(`${origin}/historia`)
  await expect(page.getByRole('region', { name: 'Z szablonów' }).getByRole('link')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})
