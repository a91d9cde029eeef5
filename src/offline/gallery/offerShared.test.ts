import { expect, it } from 'vitest'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { SHARED_FILES, SHARED_MOST } from '#domain/gallery/share.ts'
import { offerShared } from './offerShared.ts'
import { readUploads } from './uploads.ts'

const JPEG = [0xff, 0xd8, 0xff]
const GIF_FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0]
const GIF_HEAD = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
const GIF_OF_TWO = [...GIF_HEAD, ...GIF_FRAME, ...GIF_FRAME, 0x3b]
const HEIC = [0, 0, 0, 16, ...new TextEncoder().encode('ftypheic\0\0\0\0')]
const file = (name: string, bytes: readonly number[], type: string) =>
  new File([Uint8Array.from(bytes)], name, { type })

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
    file('taniec.gif', GIF_OF_TWO, 'image/gif'),
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

it('tells of pictures that are too many, and keeps neither them nor a name for each', async () => {
  const db = memoryDatabase()
  const many = Array.from({ length: SHARED_MOST + 50 }, (_, at) => file(`${at}.jpg`, JPEG, 'image/jpeg'))
  await offerShared(db, formOf(...many))
  const rows = await readUploads(db)
  expect(rows.filter(({ state }) => state === 'offered')).toHaveLength(SHARED_MOST)
  const leftOut = rows.filter(({ state }) => state === 'failed')
  expect(leftOut.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 'SHARED_TOO_MANY'))
})
