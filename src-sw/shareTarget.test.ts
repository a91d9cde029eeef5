import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { UPLOAD_BYTES_MOST } from '#domain/gallery/galleryImage.ts'
import { SHARED_MOST } from '#domain/gallery/share.ts'
import { setLogLevel } from '#domain/log.ts'
import { IskraDatabase } from '#offline/database.ts'
import { readUploads } from '#offline/gallery/uploads.ts'
import { isShare, receiveShare } from './shareTarget.ts'

setLogLevel('silent')

const ORIGIN = 'https://iskra.example'

function shareOf(files: readonly File[]): Request {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  return new Request(`${ORIGIN}/udostepnij`, { method: 'POST', body })
}

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const picture = (name: string) => new File([PNG], name, { type: 'image/png' })

let devices = 0
async function withDevice<Result>(use: (db: IskraDatabase) => Promise<Result>): Promise<Result> {
  const db = new IskraDatabase({ name: `shared-${(devices += 1)}` })
  try {
    return await use(db)
  } finally {
    db.close()
  }
}

describe('a share from another app', () => {
  it('is a form sent to our own address and nothing else', () => {
    expect(isShare(shareOf([]), ORIGIN)).toBe(true)
    expect(isShare(new Request(`${ORIGIN}/udostepnij`), ORIGIN)).toBe(false)
    expect(isShare(shareOf([]), 'https://other.example')).toBe(false)
  })

  it('waits for a yes and leads to the gallery, which tells what was left out', () =>
    withDevice(async (db) => {
      const files = [picture('a.png'), new File(['text'], 'b.txt', { type: 'text/plain' }), picture('c.png')]
      const answer = await receiveShare(shareOf(files), (work) => work(db))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${ORIGIN}/profil/galeria?udostepnione=3`)
      expect(await readUploads(db)).toMatchObject([
        { filename: 'a.png', state: 'offered' },
        { filename: 'b.txt', state: 'failed', code: 'FILE_TYPE_NOT_ALLOWED' },
        { filename: 'c.png', state: 'offered' },
      ])
    }))

  it('says so when nothing of it could be kept', () =>
    withDevice(async (db) => {
      const refused = await receiveShare(shareOf([]), (work) => work(db))
      const broken = await receiveShare(shareOf([picture('a.png')]), () => Promise.reject(new Error('full')))
      const newer = await receiveShare(shareOf([picture('a.png')]), () => Promise.resolve(undefined))
      for (const { headers } of [refused, broken, newer]) {
        expect(headers.get('location')).toBe(`${ORIGIN}/profil/galeria?udostepnione=blad`)
      }
    }))

  it('keeps nothing of a picture that is too large, and tells why', () =>
    withDevice(async (db) => {
      const large = new File([PNG, new Uint8Array(UPLOAD_BYTES_MOST)], 'a.png', { type: 'image/png' })
      const answer = await receiveShare(shareOf([large]), (work) => work(db))
      expect(answer.headers.get('location')).toBe(`${ORIGIN}/profil/galeria?udostepnione=1`)
      expect(await readUploads(db)).toMatchObject([{ state: 'failed', code: 'PAYLOAD_TOO_LARGE' }])
      expect(await db.uploadFiles.count()).toBe(0)
    }))

  it('never fills the device', () =>
    withDevice(async (db) => {
      const files = Array.from({ length: 60 }, (_, index) => picture(`${index}.png`))
      for (const _ of [1, 2, 3]) await receiveShare(shareOf(files), (work) => work(db))
      expect(await db.uploadFiles.count()).toBe(SHARED_MOST)
      const rows = await readUploads(db)
      expect(rows.filter(({ state }) => state === 'offered')).toHaveLength(SHARED_MOST)
      // Of what was left out, so many names.
      expect(rows).toHaveLength(SHARED_MOST + 20)
    }))
})
