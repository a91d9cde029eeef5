import type { Page } from '@playwright/test'

interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A small picture of one colour, told apart from others by it. */
export async function pictureOf(page: Page, colour: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
    const brush = canvas.getContext('2d')
    if (brush === null) throw new Error('no canvas')
    brush.fillStyle = fill
    brush.fillRect(0, 0, 64, 48)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, colour)
  return Buffer.from(base64, 'base64')
}

/** Chooses files for the open gallery. */
export async function addPictures(page: Page, files: readonly PictureFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dodaj zdjęcia' }).first().click(),
  ])
  await chooser.setFiles([...files])
}
