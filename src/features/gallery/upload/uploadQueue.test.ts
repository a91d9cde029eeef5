import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import { uploadError } from '#api/product/uploadError.ts'
import type { UploadedImage } from '#domain/gallery/galleryImage.ts'
import { IskraDatabase } from '#offline/database.ts'
import type { UploadRow } from '#offline/gallery/uploadRow.ts'
import { WHOLE_BYTES } from '#domain/files/parts.ts'
import {
  addUpload,
  dropUploads,
  noteUpload,
  readUploadFile,
  readUploads,
  sendUploads,
} from '#offline/gallery/uploads.ts'
import { createUploadQueue, FILE_GONE, type UploadPorts, type UploadQueue } from './uploadQueue.ts'

const IMAGE: UploadedImage['image'] = {
  id: 'image',
  filename: 'a.png',
  mime_type: 'image/png',
  width: 4,
  height: 3,
  bytes: 10,
  colour: '#336699',
  url: '/files/a',
  thumbnail_url: '/files/b',
  created_at: '2026-11-20T12:00:00Z',
  used_count: 0,
  album_ids: [],
}

/** A gallery that knows a picture again by its content, over a network that comes and goes. */
function fakeGallery() {
  const kept = new Map<string, number>()
  const gallery = {
    isOnline: true,
    refuses: new Set<string>(),
    /** Sendings that are held back until told. */
    gate: null as Promise<void> | null,
    sent: 0,
    atOnce: 0,
    mostAtOnce: 0,
    kept,
    async send(content: string, signal: AbortSignal): Promise<UploadedImage> {
      gallery.sent += 1
      gallery.atOnce += 1
      gallery.mostAtOnce = Math.max(gallery.mostAtOnce, gallery.atOnce)
      try {
        const { promise: aborted, resolve: abort } = Promise.withResolvers<void>()
        signal.addEventListener('abort', () => abort())
        if (gallery.gate !== null) await Promise.race([gallery.gate, aborted])
        if (signal.aborted) throw uploadError('UPLOAD_CANCELLED')
        if (!gallery.isOnline) throw uploadError('UPLOAD_NETWORK_ERROR')
        if (gallery.refuses.has(content)) throw new ApiError('no', { code: 'FILE_UNREADABLE', status: 422 })
        const duplicate = kept.has(content)
        kept.set(content, (kept.get(content) ?? 0) + 1)
        return { image: IMAGE, duplicate }
      } finally {
        gallery.atOnce -= 1
      }
    },
  }
  return gallery
}

type Gallery = ReturnType<typeof fakeGallery>

/** One tab: its queue over the device's database. */
function openTab(
  db: IskraDatabase,
  gallery: Gallery,
  lock: { tail: Promise<void> },
  watch: UploadPorts['watch'] = (onRows) => {
    const subscription = liveQuery(() => readUploads(db)).subscribe(onRows)
    return () => subscription.unsubscribe()
  },
) {
  const better = new Set<() => void>()
  const ports: UploadPorts = {
    watch,
    file: (id) => readUploadFile(db, id),
    send: async (_row, file, { signal, onProgress }) => {
      const sending = gallery.send(await file.text(), signal)
      onProgress(50)
      return sending
    },
    drop: (ids) => dropUploads(db, ids),
    note: (id, note) => noteUpload(db, id, note),
    alone(work) {
      const turn = lock.tail.then(work)
      lock.tail = turn.catch(() => undefined)
      return turn
    },
    onBetterTimes(listener) {
      better.add(listener)
      return () => better.delete(listener)
    },
    after: () => () => undefined,
  }
  const queue = createUploadQueue(ports)
  return { queue, tryAgain: () => better.forEach((listener) => listener()) }
}

let devices = 0
async function openDevice(): Promise<IskraDatabase> {
  const db = new IskraDatabase({ name: `iskra-${(devices += 1)}` })
  await db.open()
  return db
}

const add = (db: IskraDatabase, content: string) =>
  addUpload(db, { filename: `${content}.png`, mimeType: 'image/png', file: new Blob([content]) })

/** Resolves once the queue's state is as wanted. */
function until(queue: UploadQueue, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = queue.subscribe(look)
    look()
  })
}

async function setting() {
  const gallery = fakeGallery()
  const db = await openDevice()
  const lock = { tail: Promise.resolve() }
  return { gallery, db, lock, open: () => openTab(db, gallery, lock) }
}

describe('the upload queue', () => {
  it('sends what waits, two at a time, and tells what was there already', async () => {
    const { gallery, db, open } = await setting()
    const gate = Promise.withResolvers<void>()
    gallery.gate = gate.promise
    for (const content of ['a', 'b', 'c', 'a']) await add(db, content)
    const { queue } = open()
    await until(queue, () => gallery.atOnce === 2)
    gate.resolve()
    await until(queue, () => queue.getSnapshot().arrived.length === 4)
    expect(queue.getSnapshot().arrived.filter(({ duplicate }) => duplicate)).toMatchObject([
      { filename: 'a.png' },
    ])
    expect(gallery.mostAtOnce).toBe(2)
    await until(queue, () => queue.getSnapshot().rows.length === 0)
    expect(await db.uploadFiles.count()).toBe(0)
    queue.stop()
  })

  it('waits for the network and goes on by itself when it is back', async () => {
    const { gallery, db, open } = await setting()
    gallery.isOnline = false
    await add(db, 'a')
    const { queue, tryAgain } = open()
    await until(queue, () => queue.getSnapshot().rows[0]?.code === 'UPLOAD_NETWORK_ERROR')
    expect(queue.getSnapshot().rows[0]?.state).toBe('waiting')
    gallery.isOnline = true
    tryAgain()
    await until(queue, () => queue.getSnapshot().arrived.length === 1)
    queue.stop()
  })

  it('notes how far a large file got, and nothing of a small one, which begins anew', async () => {
    const { gallery, db, open } = await setting()
    gallery.isOnline = false
    await add(db, 'a')
    await add(db, 'a'.repeat(WHOLE_BYTES + 1))
    const { queue } = open()
    const noted = () => queue.getSnapshot().rows.filter(({ code }) => code !== null)
    await until(queue, () => noted().length === 2)
    expect(noted().map(({ sentPercent }) => sentPercent)).toEqual([0, 50])
    queue.stop()
  })

  it('keeps what was refused until a person has it tried again or takes it away', async () => {
    const { gallery, db, open } = await setting()
    gallery.refuses.add('a')
    const { id } = await add(db, 'a')
    const { queue } = open()
    await until(queue, () => queue.getSnapshot().rows[0]?.state === 'failed')
    expect(queue.getSnapshot().rows[0]?.code).toBe('FILE_UNREADABLE')
    gallery.refuses.clear()
    await sendUploads(db, [id])
    await until(queue, () => queue.getSnapshot().arrived.length === 1)
    queue.stop()
  })

  it('stops sending what is dropped, also by another tab, and never sends what was only offered', async () => {
    const { gallery, db, open } = await setting()
    const gate = Promise.withResolvers<void>()
    gallery.gate = gate.promise
    const { id } = await add(db, 'a')
    await addUpload(db, { filename: 'o.png', mimeType: 'image/png', file: new Blob(['o']) }, 'offered')
    const { queue } = open()
    await until(queue, () => queue.getSnapshot().progress.size === 1)
    await dropUploads(db, [id])
    await until(queue, () => queue.getSnapshot().progress.size === 0 && queue.getSnapshot().rows.length === 1)
    gate.resolve()
    expect(gallery.kept.size).toBe(0)
    expect(gallery.sent).toBe(1)
    queue.stop()
  })

  it('says so when the file itself is gone', async () => {
    const { db, open } = await setting()
    const { id } = await add(db, 'a')
    await db.uploadFiles.delete(id)
    const { queue } = open()
    await until(queue, () => queue.getSnapshot().rows[0]?.code === FILE_GONE)
    expect(queue.getSnapshot().rows[0]?.state).toBe('failed')
    queue.stop()
  })

  it('sends once what is told of again while it is being dropped', async () => {
    const { gallery, db, lock } = await setting()
    await add(db, 'a')
    const rows = await readUploads(db)
    const told = Promise.withResolvers<(rows: readonly UploadRow[]) => void>()
    const { queue } = openTab(db, gallery, lock, (onRows) => {
      told.resolve(onRows)
      return () => undefined
    })
    const tell = await told.promise
    tell(rows)
    await until(queue, () => queue.getSnapshot().arrived.length === 1)
    tell([])
    tell(rows)
    await lock.tail
    expect(gallery.sent).toBe(1)
    queue.stop()
  })

  it('sends from one tab at a time, whatever the other is told of meanwhile', async () => {
    const { gallery, db, open } = await setting()
    const gate = Promise.withResolvers<void>()
    gallery.gate = gate.promise
    for (const content of ['a', 'b', 'c']) await add(db, content)
    const [one, other] = [open(), open()]
    await until(one.queue, () => gallery.sent === 2)
    // The other waits for its turn, and hears of one more.
    await add(db, 'd')
    await until(other.queue, () => other.queue.getSnapshot().rows.length === 4)
    expect(gallery.sent).toBe(2)
    gate.resolve()
    await until(one.queue, () => one.queue.getSnapshot().rows.length === 0 && gallery.kept.size === 4)
    expect(gallery.sent).toBe(4)
    one.queue.stop()
    other.queue.stop()
  })

  type Step = 'add' | 'drop' | 'cut' | 'mend' | 'reload' | 'refuse' | 'allow'
  const steps = fc.array(
    fc.constantFrom<Step>('add', 'add', 'drop', 'cut', 'mend', 'reload', 'refuse', 'allow'),
    { maxLength: 14 },
  )

  it('loses nothing and sends nothing unwanted, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        const { gallery, db, open } = await setting()
        let tab = open()
        const wanted = new Map<string, string>()
        let count = 0
        for (const step of schedule) {
          if (step === 'add') {
            const content = `picture ${(count += 1)}`
            wanted.set((await add(db, content)).id, content)
          }
          if (step === 'drop') {
            const [id] = [...wanted.keys()].slice(-1)
            if (id !== undefined) {
              await dropUploads(db, [id])
              wanted.delete(id)
            }
          }
          if (step === 'cut') gallery.isOnline = false
          if (step === 'mend') {
            gallery.isOnline = true
            tab.tryAgain()
          }
          if (step === 'reload') {
            tab.queue.stop()
            tab = open()
          }
          if (step === 'refuse') gallery.refuses.add(`picture ${count + 1}`)
          if (step === 'allow') gallery.refuses.clear()
        }
        gallery.isOnline = true
        gallery.refuses.clear()
        tab.queue.stop()
        tab = open()
        const failed = await db.uploads.filter((row) => row.state === 'failed').primaryKeys()
        await sendUploads(db, failed)
        await until(tab.queue, () => [...wanted.values()].every((content) => gallery.kept.has(content)))
        for (const content of wanted.values()) expect(gallery.kept.get(content)).toBeLessThanOrEqual(2)
        tab.queue.stop()
        db.close()
      }),
      { numRuns: 25 },
    )
  })
})
