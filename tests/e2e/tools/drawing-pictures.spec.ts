import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addPictures } from '../pictureFiles.ts'

const rowsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Kształty w kolejności czytania' }).getByRole('option')
const toasts = (page: Page) => page.getByRole('region', { name: /^Powiadomienia/u })
const saved = (page: Page) => expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

const pictureFile = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()

const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('menuitem', { name }).click()
}

for (const { device, viewport, ofPhone } of DEVICES) {
  const isPhone = device === 'a phone'

  test.describe(`on ${device}`, ofPhone, () => {
    test.use({ viewport, ...(isPhone ? { hasTouch: true, isMobile: true } : {}) })

    /** On a phone the list is in a sheet. */
    const listed = async (page: Page, use: () => Promise<void>) => {
      if (isPhone) await page.getByRole('button', { name: 'Panele', exact: true }).click()
      await use()
      if (isPhone) await page.keyboard.press('Escape')
    }

    test('a picture goes from the gallery into a drawing, and the drawing into the gallery', async ({
      page,
      request,
      shop,
    }) => {
      test.slow()
      await page.goto(`${shop.origin}/login?redirect=%2Fprofil%2Fgaleria`)
      await signIn(page, pointer, await confirmedPerson(request, shop.origin))
      await onScreen(page, 'Galeria')
      await expect(page.getByText('Tu będą Twoje zdjęcia')).toBeVisible()
      await addPictures(page, [
        { name: 'tort.png', mimeType: 'image/png', buffer: await pictureFile(800, 600) },
      ])
      await expect(page.getByRole('gridcell')).toHaveCount(1)

      await page.goto(`${shop.origin}/narzedzia/diagramy`)
      if (isPhone) await page.getByRole('button', { name: 'Kształty', exact: true }).click()
      await page.getByRole('button', { name: 'Obraz z galerii' }).click()
      const picker = page.getByRole('dialog', { name: 'Wybierz zdjęcie z galerii' })
      await expect(picker).toBeVisible()
      expect(await violations(page)).toEqual([])
      await picker.getByRole('gridcell').getByRole('button', { name: 'tort.png' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await saved(page)
      await listed(page, () => expect(rowsOf(page)).toHaveText(['tortObraz']))
      expect(await violations(page)).toEqual([])

      const downloading = page.waitForEvent('download')
      await menu(page, 'Pobierz plik .svg')
      const svg = await readFile(await (await downloading).path(), 'utf8')
      expect(svg).toMatch(/data-picture="[\w-]+"/u)
      expect(svg).toContain('href="data:image/')
      // Its handles are in sight.
      const width = Number(/<image [^>]*width="([\d.]+)"/u.exec(svg)?.[1])
      expect(width).toBeGreaterThan(100)
      expect(width).toBeLessThanOrEqual(viewport.width * 0.6)

      await menu(page, 'Dodaj do galerii')
      await expect(toasts(page).getByText('Rysunek dodany do galerii')).toBeVisible()
      await toasts(page).getByRole('button', { name: 'Pokaż galerię' }).click()
      await onScreen(page, 'Galeria')
      // A place whose picture is still read has no button.
      const pictures = page.getByRole('gridcell').getByRole('button', { name: 'tort' })
      await expect(pictures).toHaveCount(2)
      await pictures.first().click()
      await expect(page.getByRole('dialog').getByText('1 / 2')).toBeVisible()
    })

    test('a file of another program comes with its pictures, and says what it comes without', async ({
      page,
      shop,
    }) => {
      const png = (await pictureFile(200, 100)).toString('base64')
      const image = (id: string, fileId: string, x: number) => ({
        id,
        type: 'image',
        fileId,
        x,
        y: 0,
        width: 200,
        height: 100,
      })
      const file = {
        type: 'excalidraw',
        elements: [image('a', 'png', 0), image('b', 'svg', 300), image('c', 'far', 600)],
        files: {
          png: { mimeType: 'image/png', dataURL: `data:image/png;base64,${png}` },
          svg: { mimeType: 'image/svg+xml', dataURL: 'data:image/svg+xml;base64,PHN2Zz4=' },
          far: { mimeType: 'image/png', dataURL: 'https://example.org/a.png' },
        },
      }
      await page.goto(`${shop.origin}/narzedzia/diagramy`)
      const open = (name: string, text: string) =>
        page.locator('input[type=file][accept*=".excalidraw"]').setInputFiles({
          name,
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        })
      await open('plan.excalidraw', JSON.stringify(file))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('plan')
      await expect(
        toasts(page).getByText(
          'Pominęliśmy 1 obraz SVG (zapisz go jako PNG i wstaw), 1 obraz spoza pliku (pobierz go i wstaw). Reszta jest na swoich miejscach.',
        ),
      ).toBeVisible()
      await listed(page, () => expect(rowsOf(page)).toHaveText([/Obraz$/u, /Prostokąt$/u, /Prostokąt$/u]))
      await page.reload()
      await listed(page, () => expect(rowsOf(page)).toHaveCount(3))
      const downloading = page.waitForEvent('download')
      await menu(page, 'Pobierz plik .svg')
      const svg = await readFile(await (await downloading).path(), 'utf8')
      expect(svg).toContain(`href="data:image/png;base64,${png}"`)
    })
  })
}
