import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { seeFilm, type SeenFilm, spokenFilm } from '../../support/spokenFilm.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { capabilityIsKept, codeIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/** The film's one colour, and how far a pixel may be from it after two encoders. */
const COLOUR = [70, 140, 200] as const
const NEAR = 24

/** Where the subtitle at the bottom of a wide film stands, as shares of its height; and where nothing ever does. */
const LOWER = 0.885
const MIDDLE = 0.4

const SRT = Buffer.from(
  '1\n00:00:01,000 --> 00:00:02,500\nŻółta łódź, sto lat!\n\n2\n00:00:04,000 --> 00:00:05,000\nDobranoc.\n',
)

const passage = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Wypowiedź ${number},`, 'u') })

/** How many pixels of a row aren't the film's own colour. */
async function drawnOver(film: SeenFilm, second: number, down: number): Promise<number> {
  const row = await film.row(second, down)
  return row.filter((pixel) => pixel.some((value, at) => Math.abs(value - (COLOUR[at] ?? 0)) > NEAR)).length
}

async function read(download: Download): Promise<SeenFilm> {
  return seeFilm(Uint8Array.from(await readFile(await download.path())))
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('menuitem', { name: 'Do filmu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Film z napisami' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function save(page: Page): Promise<Download> {
  const button = page.getByRole('button', { name: 'Pobierz film' })
  await expect(button).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await button.click()
  return downloading
}

test('a film gets its subtitles on the device, without a server: words are typed, the film is made and plays the same', async ({
  page,
  server,
}) => {
  test.slow()
  await page.goto(`${server.origin}/narzedzia/transkrypcja`)
  await controlled(page)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Urodziny babci.mp4', mimeType: 'video/mp4', buffer: await spokenFilm(6) })
  await expect(page.getByRole('heading', { name: 'Urodziny babci' })).toBeVisible()
  const place = page.getByRole('slider', { name: 'Miejsce w nagraniu' })
  await expect(place).toHaveAttribute('aria-valuemax', '6')

  await page.getByRole('button', { name: 'Więcej' }).click()
  await expect(page.getByRole('menuitem', { name: 'Do filmu' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Najpierw dodaj słowa.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Nowa wypowiedź' }).click()
  await passage(page, 1).fill('Sto lat, babciu!')
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
  await capabilityIsKept(page, 'openStoredTranscript')
  await codeIsKept(page, ['film.worker'])
  await server.stop()
  await page.reload()

  const dialog = await openDialog(page)
  const picture = dialog.getByRole('img', { name: /z napisem: Sto lat, babciu!/u })
  await expect(picture).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zrób film' }).click()
  await expect(dialog).toHaveCount(0)
  const download = await save(page)
  expect(download.suggestedFilename()).toBe('urodziny-babci-z-napisami.mp4')
  expect(await violations(page)).toEqual([])

  const film = await read(download)
  expect(film).toMatchObject({ width: 640, height: 360, pictures: 'avc', sound: 'aac' })
  expect(film.seconds).toBeCloseTo(6, 1)
  expect(film.soundSeconds).toBeCloseTo(6, 0)
  expect(await drawnOver(film, 0.5, LOWER)).toBeGreaterThan(60)
  expect(await drawnOver(film, 0.5, MIDDLE)).toBe(0)
  expect(await drawnOver(film, 5.5, LOWER)).toBe(0)
})

test('subtitles stand at their times and place, also in a film that is turned, and as a track beside the pictures', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
  const chooser = page.locator('input[type="file"]').first()
  await chooser.setInputFiles({ name: 'napisy.srt', mimeType: 'application/x-subrip', buffer: SRT })
  await expect(passage(page, 2)).toHaveValue('Dobranoc.')

  // Words without a recording: the film is chosen, and another one is told from it.
  const dialog = await openDialog(page)
  const film = dialog.page().locator('input[accept="video/*"]')
  await film.setInputFiles({ name: 'krotki.mp4', mimeType: 'video/mp4', buffer: await spokenFilm(2) })
  await expect(dialog.getByText('To chyba inny film')).toBeVisible()
  await film.setInputFiles({
    name: 'telefon.mp4',
    mimeType: 'video/mp4',
    buffer: await spokenFilm(6, { rotation: 90 }),
  })
  await expect(dialog.getByRole('img', { name: /z napisem: Żółta łódź/u })).toBeVisible()
  await expect(dialog.getByText('To chyba inny film')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Na górze' }).check()
  await dialog.getByRole('button', { name: 'Zrób film' }).click()
  const turned = await read(await save(page))
  expect(turned).toMatchObject({ width: 360, height: 640, pictures: 'avc', sound: 'aac' })
  const upper = 0.13
  for (const [second, isShown] of [
    [0.5, false],
    [0.9, false],
    [1.1, true],
    [2.4, true],
    [2.6, false],
    [3.9, false],
    [4.1, true],
    [4.9, true],
    [5.1, false],
  ] as const)
    expect(await drawnOver(turned, second, upper), `at ${second} s`).toBeGreaterThanOrEqual(isShown ? 20 : 0)
  for (const second of [0.5, 0.9, 2.6, 3.9, 5.1])
    expect(await drawnOver(turned, second, upper), `at ${second} s`).toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Zamknij' }).click()

  await openDialog(page)
  await film.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: await spokenFilm(6) })
  await dialog.getByRole('radio', { name: /^Do włączania/u }).check()
  await dialog.getByRole('button', { name: 'Zrób film' }).click()
  const download = await save(page)
  expect(download.suggestedFilename()).toBe('napisy-z-napisami.mkv')
  const bytes = await readFile(await download.path())
  expect(bytes.includes('S_TEXT/UTF8')).toBe(true)
  expect(bytes.includes('Żółta łódź, sto lat!')).toBe(true)
  const copied = await seeFilm(Uint8Array.from(bytes))
  expect(copied).toMatchObject({ width: 640, height: 360, pictures: 'avc', sound: 'aac' })
  expect(copied.seconds).toBeCloseTo(6, 1)
  expect(await drawnOver(copied, 1.5, LOWER)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the film is asked for, made while the page goes on, and stopped at once', async ({ page, shop }) => {
    test.slow()
    await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
    const chooser = page.locator('input[type="file"]').first()
    await chooser.setInputFiles({ name: 'napisy.srt', mimeType: 'application/x-subrip', buffer: SRT })
    await expect(passage(page, 1)).toHaveValue('Żółta łódź, sto lat!')
    const dialog = await openDialog(page)
    expect(await violations(page)).toEqual([])
    await page.locator('input[accept="video/*"]').setInputFiles({
      name: 'film.mp4',
      mimeType: 'video/mp4',
      buffer: await spokenFilm(40, { width: 1_280, height: 720 }),
    })
    await expect(dialog.getByRole('img', { name: /z napisem/u })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Zrób film' }).tap()
    const stop = page.getByRole('button', { name: 'Przerwij' })
    await expect(stop).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await violations(page)).toEqual([])
    // The page goes on meanwhile.
    await passage(page, 1).fill('Żółta łódź.')
    await stop.tap()
    await expect(stop).toHaveCount(0)
    await expect(passage(page, 1)).toHaveValue('Żółta łódź.')
    // Nothing of it stays on the device.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const root = await navigator.storage.getDirectory()
          const names: string[] = []
          for await (const name of (await root.getDirectoryHandle('iskra-films')).keys()) names.push(name)
          return names
        }),
      )
      .toEqual([])
  })
})
