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

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

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

  it('waits for a yes and leads to the gallery', () =>
    withDevice(async (db) => {
      const files = [picture('a.png'), new File(['text'], 'b.txt', { type: 'text/plain' }), picture('c.png')]
      const answer = await receiveShare(shareOf(files), (work) => work(db))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${ORIGIN}/profil/galeria?udostepnione=2`)
      expect(await readUploads(db)).toMatchObject([
        { filename: 'a.png', state: 'offered' },
        { filename: 'c.png', state: 'offered' },
      ])
    }))

  it('says so when nothing of it could be kept', () =>
    withDevice(async (db) => {
      const large = new File([new Uint8Array(UPLOAD_BYTES_MOST + 1)], 'a.png', { type: 'image/png' })
      const refused = await receiveShare(shareOf([large]), (work) => work(db))
      const broken = await receiveShare(shareOf([picture('a.png')]), () => Promise.reject(new Error('full')))
      const newer = await receiveShare(shareOf([picture('a.png')]), () => Promise.resolve(undefined))
      for (const { headers } of [refused, broken, newer]) {
        expect(headers.get('location')).toBe(`${ORIGIN}/profil/galeria?udostepnione=blad`)
      }
    }))

  it('never fills the device', () =>
    withDevice(async (db) => {
      const files = Array.from({ length: 60 }, (_, index) => picture(`${index}.png`))
      for (const _ of [1, 2, 3]) await receiveShare(shareOf(files), (work) => work(db))
      expect(await db.uploads.count()).toBe(SHARED_MOST)
    }))
})
