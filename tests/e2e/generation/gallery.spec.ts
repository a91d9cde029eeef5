import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violationsIn } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addPictures, pictureOf } from '../pictureFiles.ts'

test.use({ serviceWorkers: 'allow' })

const tiles = (page: Page) => page.getByRole('gridcell')
const tile = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name })

test('pictures come in by every way, wait for the network over a reload, and go with a way back', async ({
  page,
  context,
  request,
  shop,
}) => {
  const { origin } = shop
  const person = await confirmedPerson(request, origin)
  await page.goto(`${origin}/login?redirect=%2Fprofil%2Fgaleria`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Galeria')
  await controlled(page)
  await expect(page.getByText('Tu będą Twoje zdjęcia')).toBeVisible()
  expect(await violationsIn(page, 'main')).toEqual([])
  const [red, green, blue] = [
    await pictureOf(page, '#c33'),
    await pictureOf(page, '#3c3'),
    await pictureOf(page, '#33c'),
  ]

  await test.step('by button: what fits is taken, what does not is told, what was there already too', async () => {
    await addPictures(page, [
      { name: 'czerwone.png', mimeType: 'image/png', buffer: red },
      { name: 'zielone.png', mimeType: 'image/png', buffer: green },
      { name: 'znowu czerwone.png', mimeType: 'image/png', buffer: red },
      { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('to nie zdjęcie') },
    ])
    await expect(page.getByText('Tych plików nie dodajemy')).toBeVisible()
    await expect(page.getByText('W galerii są 2 nowe zdjęcia.')).toBeVisible()
    await expect(page.getByText('Te były już w galerii')).toBeVisible()
    await expect(tiles(page)).toHaveCount(2)
    expect(await violationsIn(page, 'main')).toEqual([])
  })

  await test.step('by what it holds: a WebP called a JPEG is taken; an animation asks before it becomes a still', async () => {
    const dancing = await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
      raw: { width: 1, height: 2, channels: 3, pageHeight: 1 },
    })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer()
    await addPictures(page, [
      { name: 'fioletowe.jpg', mimeType: 'image/jpeg', buffer: await sharp(blue).negate().webp().toBuffer() },
      { name: 'taniec.gif', mimeType: 'image/gif', buffer: dancing },
    ])
    await expect(tile(page, 'fioletowe.jpg')).toBeVisible()
    await expect(page.getByText('Animacja stanie się zdjęciem')).toBeVisible()
    expect(await violationsIn(page, 'main')).toEqual([])
    await expect(tiles(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Nie dodawaj' }).click()
    await expect(page.getByText('Animacja stanie się zdjęciem')).toHaveCount(0)
    await tile(page, 'fioletowe.jpg').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Delete')
    await expect(tiles(page)).toHaveCount(2)
  })

  await test.step('a phone’s HEIC that this browser can’t decode is refused in words that say what to do', async () => {
    const head = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
    const heic = Buffer.concat([head, Buffer.alloc(4_000)])
    await addPictures(page, [
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
      { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: heic },
    ])
    const refused = page.getByRole('alert').filter({ hasText: 'Tych plików nie dodajemy' })
    await expect(refused).toContainText(/IMG_0001\.HEIC.*IMG_0002\.jpg.*Zapisz je jako JPG/u)
    await expect(tiles(page)).toHaveCount(2)
  })

  await test.step('chosen without a network: kept over a reload, sent when it is back', async () => {
    await context.setOffline(true)
    await addPictures(page, [{ name: 'niebieskie.png', mimeType: 'image/png', buffer: blue }])
    await expect(page.getByText('Czeka na sieć.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('niebieskie.png')).toBeVisible()
    await expect(tiles(page)).toHaveCount(2)
    await context.setOffline(false)
    await expect(tile(page, 'niebieskie.png')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('by keyboard: select, delete, bring back', async () => {
    await tile(page, 'niebieskie.png').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('Zaznaczono 2 zdjęcia')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(tiles(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Cofnij' }).click()
    await expect(tiles(page)).toHaveCount(3)
  })

  await test.step('the viewer turns pages and the way back closes it', async () => {
    await tile(page, 'niebieskie.png').click()
    const viewer = page.getByRole('dialog', { name: 'niebieskie.png' })
    await expect(viewer.getByText('1 / 3')).toBeVisible()
    expect(await violationsIn(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('shared from another app: waits for a yes', async () => {
    await page.evaluate(
      (bytes) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: '/udostepnij',
          enctype: 'multipart/form-data',
        })
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], 'z telefonu.png', { type: 'image/png' }))
        files.items.add(new File(['to nie zdjęcie'], 'umowa.pdf', { type: 'application/pdf' }))
        input.files = files.files
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      [...(await pictureOf(page, '#cc3'))],
    )
    await expect(page).toHaveURL(`${origin}/profil/galeria?udostepnione=2`)
    await expect(page.getByText('Zdjęcia z innej aplikacji')).toBeVisible()
    // What was left out is told by its name, and why.
    await expect(page.getByRole('listitem').filter({ hasText: 'umowa.pdf' })).toContainText(
      'Przyjmujemy zdjęcia JPG',
    )
    await page.getByRole('button', { name: 'Dodaj do galerii' }).click()
    await expect(tile(page, 'z telefonu.png')).toBeVisible()
  })
})
