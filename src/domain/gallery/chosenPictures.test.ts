import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHOSEN_PICTURES, PICTURE_ACCEPT } from './chosenPictures.ts'
import { UPLOAD_TYPES } from './galleryImage.ts'
import type { PictureType } from './pictureBytes.ts'

const SOURCES = join(import.meta.dirname, '../..')
const choosers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .flatMap((name) => {
    const source = readFileSync(join(SOURCES, name), 'utf8')
    return [...source.matchAll(/<input\b(?:[^>]|=>)*?type="file"(?:[^>]|=>)*/gu)].map(([chooser]) => ({
      name,
      chooser,
    }))
  })

it('lists every type of picture, and HEIC by both its names and endings', () => {
  const types: readonly PictureType[] = [...UPLOAD_TYPES, 'image/heic']
  expect(CHOSEN_PICTURES).toEqual(expect.arrayContaining([...types, 'image/heif', '.heic', '.heif']))
  expect(PICTURE_ACCEPT.split(',')).toEqual(CHOSEN_PICTURES)
})

it('is what every chooser of pictures offers; a camera takes whatever it makes', () => {
  const ofPictures = choosers.filter(({ chooser }) => /image|picture|UPLOAD_TYPES/iu.test(accepted(chooser)))
  expect(ofPictures.length).toBeGreaterThanOrEqual(6)
  for (const { name, chooser } of ofPictures) {
    const offers = chooser.includes('capture=') ? '"image/*"' : '{PICTURE_ACCEPT}'
    expect([name, accepted(chooser)]).toEqual([name, offers])
  }
  // The field of a form chooses among the kinds of its fields.
  const field = choosers.filter(({ chooser }) => accepted(chooser) === '{acceptOf(type)}')
  expect(field.map(({ name }) => name)).toEqual([join('ui', 'templateForm', 'controls', 'FileControl.tsx')])
})

function accepted(chooser: string): string {
  return /accept=(\{[^}]*\}|"[^"]*")/u.exec(chooser)?.[1] ?? ''
}
