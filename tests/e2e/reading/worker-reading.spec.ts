import type { Page } from '@playwright/test'
import type { ProductProcess } from '../../support/productProcess.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { cachedAddresses, codeIsKept, firstVisit } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/** The pictures of a pack are made by the server when they are first asked for. */
const SAVING = { timeout: 90_000 }

/** Opens a tutorial, keeps the series that it is of, stops the server, and forgets all that wasn’t kept on purpose. */
async function keepSeriesOnly(page: Page, server: ProductProcess): Promise<void> {
  await firstVisit(page, server, '/tutoriale/pierwsza-kartka')
  const keeping = page.getByRole('region', { name: 'Do czytania bez sieci' })
  await page
    .getByRole('navigation', { name: 'Poprzedni i następny tekst' })
    .or(page.getByText('Wszystkie teksty'))
    .first()
    .scrollIntoViewIfNeeded()
  const series = keeping.getByRole('listitem').filter({ hasText: 'Cała seria' })
  await series.getByRole('button', { name: 'Zapisz na offline' }).click()
  await expect(series.getByText(/Zapisane\sna\soffline/)).toBeVisible(SAVING)
  await expect(series.getByText(/[\d,]+\s[kM]B\s·\sstan\sz/)).toBeVisible()
  await codeIsKept(page, ['CommandPalette'])

  await server.stop()
  await page.goto(`${server.origin}/debug`)
  await page.getByRole('button', { name: 'Wyczyść katalog i zdjęcia' }).click()
  await expect(page.getByRole('cell', { name: /iskra-pack-1-series-tutorials/ })).toBeVisible()
}

test('a series is kept on purpose, and read with its pictures while the server is stopped', async ({
  page,
  server,
}) => {
  test.slow()
  await keepSeriesOnly(page, server)
  await page.goto(`${server.origin}/tutoriale`)
  // In the list; what is on this device may stand below it once more.
  await page.getByRole('link', { name: 'Pierwsza kartka w pięć minut' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: /Krok 5/ })).toBeVisible()
  const pictures = page.getByRole('article').getByRole('img')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }

  // What isn't here explains itself, and offers what is.
  await page.goto(`${server.origin}/aktualnosci/iskra-bez-sieci`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tego tekstu nie ma na tym urządzeniu' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Na tym urządzeniu' })).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await page
    .getByRole('region', { name: 'Na tym urządzeniu' })
    .getByRole('link', { name: 'Pierwsza kartka w pięć minut' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pierwsza kartka w pięć minut' })).toBeVisible()
})

test('what is kept is found while the server is stopped, by the box and by the palette', async ({
  page,
  server,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1_440, height: 900 })
  await keepSeriesOnly(page, server)
  await page.goto(`${server.origin}/tutoriale/pierwsza-kartka`)

  // Without Polish letters, and a word in another form.
  const account = 'Załóż konto i odbierz 10 kredytów'
  await page.getByRole('searchbox', { name: 'Szukaj w sklepie' }).pressSequentially('zaloz konta kredyty')
  await page.getByRole('link', { name: account }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible()

  // A slip of a finger.
  const installed = 'Zainstaluj Iskrę i zabierz ją tam, gdzie nie ma zasięgu'
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Czego szukasz?' }).pressSequentially('zasigeu')
  await page.getByRole('menuitem', { name: installed }).click()
  await expect(page.getByRole('heading', { level: 1, name: installed })).toBeVisible()
})

test('the lists of what there is to read and of models are there, though never opened, while the server is stopped', async ({
  page,
  server,
}) => {
  await firstVisit(page, server, '/sklep')
  const kept = async () =>
    (await cachedAddresses(page)).filter((address) => address.includes('/api/v1/models/'))
  await expect.poll(kept, { timeout: 60_000 }).not.toEqual([])
  await server.stop()
  for (const [path, title, entry] of [
    ['/aktualnosci', 'Aktualności', 'Iskra działa, gdy sieci nie ma'],
    ['/tutoriale', 'Tutoriale', 'Pierwsza kartka w pięć minut'],
    ['/modele', 'Modele AI', 'Iskra'],
  ] as const) {
    await page.goto(server.origin + path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: entry }).first()).toBeVisible()
  }
})
