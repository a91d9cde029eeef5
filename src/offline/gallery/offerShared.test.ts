import { afterEach, expect, it, vi } from 'vitest'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import {
  decodesHeic,
  fileOf as file,
  HEIC_HEAD as HEIC,
  JPEG_HEAD as JPEG,
  MOVING_GIF,
} from '#support/page/phonePictures.ts'
import { SHARED_FILES, SHARED_MOST } from '#domain/gallery/share.ts'
import { offerShared } from './offerShared.ts'
import { readUploads } from './uploads.ts'

afterEach(() => vi.unstubAllGlobals())

function formOf(...files: readonly File[]): FormData {
  const form = new FormData()
  for (const each of files) form.append(SHARED_FILES, each)
  return form
}

it('keeps what is taken, and tells of what is left out and why', async () => {
  const db = memoryDatabase()
  const shared = formOf(
    file('kot.jpg', JPEG, 'image/jpeg'),
    file('umowa.pdf', [0x25, 0x50], 'application/pdf'),
    file('IMG_1.HEIC', HEIC, 'image/heic'),
    file('taniec.gif', MOVING_GIF, 'image/gif'),
  )
  expect(await offerShared(db, shared)).toBe(4)
  const rows = (await readUploads(db)).map(({ filename, state, code }) => [filename, state, code])
  expect(rows).toEqual([
    ['kot.jpg', 'offered', null],
    ['umowa.pdf', 'failed', 'FILE_TYPE_NOT_ALLOWED'],
    ['IMG_1.HEIC', 'failed', 'HEIC_NOT_DECODED'],
    ['taniec.gif', 'offered', 'BECOMES_STILL'],
  ])
  expect(await db.uploadFiles.count()).toBe(2)
})

it('names a phone’s HEIC as the JPEG that it becomes where the browser decodes it', async () => {
  decodesHeic()
  const db = memoryDatabase()
  await offerShared(db, formOf(file('IMG_1.HEIC', HEIC, 'image/heic')))
  expect(await readUploads(db)).toMatchObject([
    { filename: 'IMG_1.jpg', mimeType: 'image/jpeg', state: 'offered' },
  ])
})

it('tells of pictures that are too many, and keeps neither them nor a name for each', async () => {
  const db = memoryDatabase()
  const many = Array.from({ length: SHARED_MOST + 50 }, (_, at) => file(`${at}.jpg`, JPEG, 'image/jpeg'))
  await offerShared(db, formOf(...many))
  const rows = await readUploads(db)
  expect(rows.filter(({ state }) => state === 'offered')).toHaveLength(SHARED_MOST)
  const leftOut = rows.filter(({ state }) => state === 'failed')
  expect(leftOut.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 'SHARED_TOO_MANY'))
})
