import type { Page } from '@playwright/test'
import type { ProductProcess } from '../../support/productProcess.ts'
import { confirmedPerson, onScreen, type Person, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { cartDialog } from '../shopper.ts'

/** The balance as /kredyty and the screen after a payment show it. */
const balance = (page: Page) => page.getByRole('main').getByText(/^\d+\skredyt\S* do wydania$/)

/** Puts the smallest pack into the cart of /kredyty and pays for it with this address; ends with the order. */
async function buyPack(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Do koszyka' }).first().click()
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  const address = page.getByLabel('Adres e-mail', { exact: true })
  await expect(address).toBeVisible()
  await address.fill(email)
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await onScreen(page, 'Dziękujemy za zamówienie')
}

async function openCredits(page: Page, shop: ProductProcess, person: Person): Promise<void> {
  await page.goto(`${shop.origin}/login?redirect=/kredyty`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Kredyty i cennik')
}

test('a bought pack is on the account, once, and every movement can be seen', async ({ page, shop }) => {
  const person = await confirmedPerson(page.request, shop.origin)
  await openCredits(page, shop, person)
  await expect(balance(page)).toHaveText('10 kredytów do wydania')

  await buyPack(page, person)
  await page.getByRole('link', { name: 'Zobacz swoje kredyty' }).click()
  await onScreen(page, '50 kredytów jest na Twoim koncie')
  await expect(balance(page)).toHaveText('60 kredytów do wydania')
  expect(await violations(page)).toEqual([])

  await page.reload()
  await onScreen(page, '50 kredytów jest na Twoim koncie')
  await expect(balance(page)).toHaveText('60 kredytów do wydania')
  await page.getByRole('link', { name: 'Zobacz historię' }).click()
  const movements = page.getByRole('list', { name: 'Historia kredytów' }).getByRole('listitem')
  await expect(movements).toHaveCount(2)
  await expect(movements.first()).toContainText(/Pakiet kredytów.*ISK-\d{4}-\d{6}.*\+50.*saldo 60/)
  await expect(movements.last()).toContainText(/Prezent na start.*\+10.*saldo 10/)
  expect(await violations(page)).toEqual([])
})

test('what was bought with another address is never shown as one’s own', async ({ page, shop }) => {
  const [person, other] = [
    await confirmedPerson(page.request, shop.origin),
    await confirmedPerson(page.request, shop.origin),
  ]
  await openCredits(page, shop, person)
  await buyPack(page, other)
  await page.getByRole('link', { name: 'Zobacz swoje kredyty' }).click()
  await onScreen(page, 'Te kredyty są dla innego konta')
  await page.goto(`${shop.origin}/kredyty`)
  await expect(balance(page)).toHaveText('10 kredytów do wydania')
})
