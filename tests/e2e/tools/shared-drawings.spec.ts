import type { Page } from '@playwright/test'
import { confirmedPerson, demoUser, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { codeIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const canvasOf = (page: Page) => page.getByRole('application', { name: 'Płótno' })
const shapesOf = (page: Page) =>
  page.getByRole('list', { name: 'Kształty w kolejności czytania' }).getByRole('listitem')
const saved = (page: Page) => expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
/** What is announced as well stands in a second place. */
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Powiadomienia/u }).getByText(title)

/** Puts a rectangle with words into the middle, by keys. */
async function draw(page: Page, words: string): Promise<void> {
  await canvasOf(page).focus()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type(words)
  await page.keyboard.press('Escape')
}

async function openSharing(page: Page) {
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('menuitem', { name: 'Udostępnij link' }).click()
  return page.getByRole('dialog', { name: 'Udostępnij rysunek' })
}

test('a drawing is shared by a link: a stranger looks at it and copies it, the link is renewed and withdrawn', async ({
  page,
  browser,
  request,
  server,
}) => {
  test.slow()
  await page.goto(`${server.origin}/narzedzia/diagramy`)
  await draw(page, 'Sala')
  await saved(page)
  // Only who is signed in shares; the drawing stays where it is.
  const asked = await openSharing(page)
  await asked.getByRole('link', { name: 'Zaloguj się' }).click()
  await signIn(page, pointer, await confirmedPerson(request, server.origin))
  await expect(page).toHaveURL(/\?rysunek=/u)
  await expect(canvasOf(page)).toBeVisible()
  const dialog = await openSharing(page)
  await dialog.getByRole('button', { name: 'Utwórz link' }).click()
  const link = await dialog.getByLabel('Link do rysunku').inputValue()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  const strangers = await browser.newContext({ locale: 'pl-PL' })
  const stranger = await strangers.newPage()
  const answer = await stranger.goto(link)
  expect(answer?.status()).toBe(200)
  const document = (await answer?.text()) ?? ''
  expect(document).toContain('Sala')
  expect(document).toMatch(/<meta name="robots" content="noindex/u)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sala' })).toBeVisible()
  await expect(stranger.getByRole('application', { name: 'Rysunek' })).toBeVisible()
  await expect(shapesOf(stranger)).toHaveText(['SalaProstokąt'])
  await shapesOf(stranger).getByRole('button').press('Enter')
  expect(await violations(stranger)).toEqual([])

  // The copy is of the moment of sharing until the link is renewed.
  await draw(page, 'Ogród')
  await saved(page)
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(1)
  const again = await openSharing(page)
  await expect(again.getByText(/Od tego czasu rysunek się zmienił/u)).toBeVisible()
  await again.getByRole('button', { name: 'Odśwież link' }).click()
  await expect(again.getByText('Pod linkiem jest rysunek taki jak tutaj.')).toBeVisible()
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(2)

  // Seen once, it is seen without a network, and copied there.
  await controlled(stranger)
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(2)
  await codeIsKept(stranger, ['drawingActions', 'narzedzia.diagramy', 'DrawingScreen', 'DrawingEditor'])
  await strangers.setOffline(true)
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(2)
  await stranger.getByRole('button', { name: 'Zrób własną kopię' }).click()
  await expect(stranger).toHaveURL(/\/narzedzia\/diagramy\?rysunek=/u)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sala' })).toBeVisible()
  await strangers.setOffline(false)

  await again.getByRole('button', { name: 'Wyłącz link' }).click()
  await expect(again.getByRole('button', { name: 'Utwórz link' })).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeVisible()
  await strangers.close()
})

test('a shared drawing is read without a script', async ({ browser, request, page, server }) => {
  await page.goto(`${server.origin}/login?redirect=/narzedzia/diagramy`)
  await signIn(page, pointer, await confirmedPerson(request, server.origin))
  await draw(page, 'Tort')
  await saved(page)
  const dialog = await openSharing(page)
  await dialog.getByRole('button', { name: 'Utwórz link' }).click()
  const link = await dialog.getByLabel('Link do rysunku').inputValue()
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' })
  const reader = await plain.newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1, name: 'Tort' })).toBeVisible()
  await expect(shapesOf(reader)).toHaveText(['TortProstokąt'])
  await plain.close()
})

test('a shared drawing is reported and taken down: its link is dead, and its owner reads why', async ({
  page,
  browser,
  request,
  server,
}) => {
  test.slow()
  await page.goto(`${server.origin}/login?redirect=/narzedzia/diagramy`)
  await signIn(page, pointer, await confirmedPerson(request, server.origin))
  await draw(page, 'Portret')
  await saved(page)
  const dialog = await openSharing(page)
  await dialog.getByRole('button', { name: 'Utwórz link' }).click()
  const link = await dialog.getByLabel('Link do rysunku').inputValue()

  const strangers = await browser.newContext({ locale: 'pl-PL' })
  const stranger = await strangers.newPage()
  await stranger.goto(link)
  await controlled(stranger)
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(1)
  await stranger.getByRole('button', { name: 'Zgłoś' }).click()
  const report = stranger.getByRole('dialog', { name: 'Zgłoś do sprawdzenia' })
  await report.getByRole('radio', { name: 'Pokazuje kogoś albo jego dane bez zgody' }).check()
  await report.getByLabel('Chcesz coś dodać?').fill('To moja twarz')
  expect(await violations(stranger)).toEqual([])
  await report.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(toast(stranger, 'Zgłoszenie przyjęte')).toBeVisible()

  const desk = await browser.newContext({ locale: 'pl-PL' })
  const administrator = await desk.newPage()
  await administrator.goto(`${server.origin}/login?redirect=/administracja/zgloszenia`)
  await signIn(administrator, pointer, await demoUser(server, 'admin'))
  const row = administrator
    .getByRole('list', { name: 'Zgłoszenia' })
    .getByRole('listitem')
    .filter({ hasText: 'To moja twarz' })
    .first()
  await expect(row.getByRole('link', { name: 'Portret' })).toBeVisible()
  await expect(row.locator('canvas')).toBeVisible()
  expect(await violations(administrator)).toEqual([])
  await row.getByRole('button', { name: 'Zdejmij' }).click()
  const asked = administrator.getByRole('dialog', { name: 'Zdjąć udostępniony rysunek?' })
  await asked.getByLabel('Powód').fill('Na rysunku jest cudza twarz.')
  await asked.getByRole('button', { name: 'Zdejmij rysunek' }).click()
  await expect(toast(administrator, 'Rysunek zdjęty')).toBeVisible()
  await desk.close()

  expect((await request.get(link)).status()).toBe(404)
  // The device that kept it learns of it with a network, and shows it no more without one.
  const gone = stranger.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })
  await stranger.reload()
  await expect(gone).toBeVisible()
  await strangers.setOffline(true)
  await stranger.reload()
  await expect(shapesOf(stranger)).toHaveCount(0)
  await strangers.close()

  // The owner's dialog was open all the time: renewing is refused, and the reason comes.
  await dialog.getByRole('button', { name: 'Odśwież link' }).click()
  await expect(dialog.getByText('Powód: Na rysunku jest cudza twarz.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /link/u })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})
