import type { Page } from '@playwright/test'
import type { ProductProcess } from '../../support/productProcess.ts'
import { confirmedPerson, onScreen, type Person, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { tabTo } from '../keyboard.ts'
import { makePictures } from './makePictures.ts'

const CAT = 'Kot w łódce'
const SNOW = 'Śnieg nad miastem'

/** Somebody new with two finished pictures, made without a browser. */
async function personWithPictures({ request }: Page, { origin }: ProductProcess): Promise<Person> {
  const person = await confirmedPerson(request, origin)
  await makePictures(request, origin, person, [`${CAT} [[quick]]`, `${SNOW} [[quick]]`])
  return person
}

test('a result is compared by keyboard, shown to a stranger by a link, and hidden again', async ({
  page,
  browser,
  shop,
}) => {
  const person = await personWithPictures(page, shop)
  await page.goto(`${shop.origin}/login?redirect=/historia`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Historia')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)

  const remove = page.getByRole('button', { name: `Usuń: ${CAT}` })
  const card = page.getByRole('listitem').filter({ has: remove })
  // Wherever the sign-in has left the pointer.
  await page.mouse.move(0, 0)
  await expect(card).toHaveCSS('content-visibility', 'auto')
  await remove.hover()
  // Its name reaches out of the card, and nothing cuts it off.
  await expect(card).toHaveCSS('content-visibility', 'visible')

  for (const choice of [/button "Porównaj:\s+Śnieg/, /button "Porównaj:\s+Kot/, /button "Porównaj"/]) {
    await tabTo(page, choice)
    await page.keyboard.press('Enter')
  }
  await onScreen(page, 'Porównanie')
  await expect(page.getByRole('img', { name: /^Obraz z opisu/ })).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: /^Opis.*różni się/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: CAT }).click()
  await onScreen(page, `${CAT} [[quick]]`)
  // It begins where what stands beside it does.
  const above = await page
    .getByRole('img', { name: /^Obraz z opisu/ })
    .evaluate(
      (image) =>
        image.getBoundingClientRect().top -
        (image.closest('picture')?.parentElement?.getBoundingClientRect().top ?? Number.NaN),
    )
  expect(above).toBe(0)
  await page.getByRole('button', { name: 'Utwórz link' }).click()
  const link = await page.getByLabel('Link do udostępnienia').inputValue()
  expect(await violations(page)).toEqual([])

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await onScreen(stranger, `${CAT} [[quick]]`)
  const picture = stranger.getByRole('img', { name: /^Obraz z opisu/ })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(stranger.getByRole('button', { name: 'Usuń' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Wyłącz link' }).click()
  await expect(page.getByRole('button', { name: 'Utwórz link' })).toBeVisible()
  await stranger.reload()
  await onScreen(stranger, 'Ten link już nie działa')
  expect((await stranger.goto(page.url()))?.ok()).toBe(true)
  await onScreen(stranger, 'Nie znaleźliśmy tej pracy')
})

test('what one has made is found by the palette and by the box, and opened', async ({ page, shop }) => {
  const person = await personWithPictures(page, shop)
  await page.goto(`${shop.origin}/login?redirect=/konto`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Moje konto')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Czego szukasz?' })
  await field.pressSequentially('lodka')
  const works = page.getByRole('group', { name: 'Twoje prace' })
  await works.getByRole('menuitem', { name: CAT }).click()
  await onScreen(page, `${CAT} [[quick]]`)
  await page.getByRole('searchbox', { name: 'Szukaj w sklepie' }).pressSequentially('śniegiem')
  await page.getByRole('list', { name: 'Podpowiedzi' }).getByRole('link', { name: SNOW }).click()
  await onScreen(page, `${SNOW} [[quick]]`)
  await page.keyboard.press('Control+k')
  await field.pressSequentially('miasto')
  await works.getByRole('menuitem', { name: 'Szukaj „miasto” w historii' }).click()
  await onScreen(page, 'Historia')
  await expect(page).toHaveURL(/\/historia\?q=miasto$/)
})

test('a result is deleted with a way back, and what is deleted stays deleted', async ({ page, shop }) => {
  const person = await personWithPictures(page, shop)
  await page.goto(`${shop.origin}/login?redirect=/historia`)
  await signIn(page, pointer, person)
  const names = page.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: `Usuń: ${CAT}` }).click()
  await expect(names).toHaveCount(1)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: `Usuń: ${SNOW}` }).click()
  await expect(names).toHaveCount(1)
  await page.reload()
  await expect(names).toHaveText([`${CAT} [[quick]]`])
})

test('a result is seen on what it can be printed on, and lies on the one that was chosen', async ({
  page,
  shop,
}) => {
  const person = await personWithPictures(page, shop)
  await page.goto(`${shop.origin}/login?redirect=/historia`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Historia')
  await page.getByRole('heading', { level: 3, name: SNOW }).getByRole('link').click()
  await onScreen(page, `${SNOW} [[quick]]`)
  await page.getByRole('button', { name: 'Zamów na kubku, plakacie…' }).click()
  const things = page.getByRole('dialog', { name: 'Zamów z tym obrazem' })
  await expect(things.locator('image')).toHaveCount(7)
  expect(await violations(page)).toEqual([])
  await things.getByRole('button', { name: 'Kubek' }).click()
  await expect(page).toHaveURL(/\/sklep\/produkt\/kubek-z-twoim-obrazem\?prezent=[\da-f]{32}#obraz$/)
  await onScreen(page, 'Kubek ze zdjęciem')
  const mug = page.getByRole('region', { name: 'Twój obraz' })
  await expect(mug.getByRole('application', { name: /^Położenie obrazu/ }).locator('image')).toBeVisible()
  await page.reload()
  await expect(mug.getByRole('application', { name: /^Położenie obrazu/ }).locator('image')).toBeVisible()
})
